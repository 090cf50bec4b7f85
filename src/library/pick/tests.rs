use super::*;
use crate::progress::sqlite::database::Database;

/// The steps of a query's plan.
fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection
        .prepare(&format!("EXPLAIN QUERY PLAN {sql}"))
        .unwrap();
    let steps: rusqlite::Result<_> = statement.raw_query().mapped(|row| row.get(3)).collect();
    steps.unwrap()
}

#[test]
fn every_query_of_a_pick_goes_by_an_index_and_sorts_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::create(&folder.path().join("gaffel.db")).unwrap();
    let connection = &database.connection;
    for sql in [THEME, BAND_UP_TO, BAND_FROM, ENDS, &sql(true), &sql(false)] {
        let steps = plan(connection, sql);
        for step in &steps {
            let fine = step.starts_with("SEARCH ") && step.contains(" USING ")
                || step == "SCAN CONSTANT ROW"
                || step.contains("SUBQUERY");
            assert!(fine, "{sql}\n{steps:#?}");
        }
        assert!(steps.iter().any(|step| step.starts_with("SEARCH ")));
    }
    assert_eq!(
        plan(connection, &sql(true)),
        [
            "SEARCH s USING PRIMARY KEY (theme=? AND band=? AND entry>? AND entry<?)",
            "SEARCH e USING INTEGER PRIMARY KEY (rowid=?)",
            "CORRELATED SCALAR SUBQUERY 1",
            "SEARCH p USING PRIMARY KEY (learner=? AND puzzle=?)",
        ]
    );
}

#[test]
fn neighbouring_seeds_lead_far_apart() {
    let mut places: Vec<u64> = (0..1000).map(|seed| mix(seed) % 10).collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), 10);
}

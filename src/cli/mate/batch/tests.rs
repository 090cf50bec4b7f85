use super::*;

const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
const MATED: &str = "3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1";

fn answers(input: &[u8], timings: bool) -> Vec<String> {
    let mut output = Vec::new();
    answer_all(BufReader::new(input), &mut output, 1_000_000, timings).expect("memory is readable");
    let text = String::from_utf8(output).expect("answers are text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn answers_keep_the_order_of_the_lines() {
    let mut input = String::new();
    let mut expected = Vec::new();
    for _ in 0..300 {
        input.push_str(&format!("{MATE}\t1\n{MATED}\t2\n"));
        expected.push(format!("{MATE}\t1\td1d8"));
        expected.push(format!("{MATED}\t2\t-"));
    }
    assert_eq!(answers(input.as_bytes(), false), expected);
}

#[test]
fn header_blank_lines_line_ends_and_further_columns_are_tolerated() {
    let input = format!("\u{feff}FEN\tN\tkeys\r\n\r\n{MATE}\t1\td1d8\tmore\r\n\n{MATE}\t1");
    let expected = format!("{MATE}\t1\td1d8");
    assert_eq!(
        answers(input.as_bytes(), false),
        [expected.clone(), expected]
    );
}

#[test]
fn a_bad_line_is_told_on_its_own_line_and_the_rest_goes_on() {
    let mut input = b"nonsense\t1\nk\xff\t1\n\tx\n".to_vec();
    for moves in ["", "\t", "\t0", "\t9", "\t-1", "\ttwo"] {
        input.extend(format!("{MATE}{moves}\n").bytes());
    }
    input.extend([b'x'; 10_000]);
    input.extend(format!("\n{MATE}\t1\n").bytes());
    let answers = answers(&input, false);
    assert_eq!(answers.len(), 11);
    for bad in &answers[..10] {
        let columns: Vec<&str> = bad.split('\t').collect();
        assert_eq!(columns.len(), 3, "{bad}");
        assert!(columns[2].starts_with("ERR: "), "{bad}");
    }
    assert!(answers[1].ends_with("not UTF-8 text"), "{}", answers[1]);
    assert_eq!(answers[10], format!("{MATE}\t1\td1d8"));
}

#[test]
fn a_spent_limit_is_an_error_of_its_line() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut solver = Solver::new(10);
    let answer = answer_line(format!("{start}\t3").as_bytes(), &mut solver, false);
    assert!(answer.contains("\tERR: the node limit"), "{answer}");
}

#[test]
fn timings_add_two_columns_of_figures() {
    for answer in answers(format!("{MATE}\t1\nbad\t1\n").as_bytes(), true) {
        let columns: Vec<&str> = answer.split('\t').collect();
        assert_eq!(columns.len(), 5, "{answer}");
        assert!(
            columns[3..]
                .iter()
                .all(|figure| figure.parse::<u64>().is_ok())
        );
    }
}

//! Rules and glossary.

use crate::web::error::WebError;
use crate::web::state::App;
use crate::web::views::reference::{GlossaryPage, RulesPage};
use crate::web::{page, visit};
use actix_web::{HttpRequest, HttpResponse, web};

/// `/{lang}/rules`
pub async fn rules(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let lang = visit::lang(&request);
    page::cached(&app, &request, lang, String::new(), || {
        let context = page::context(&app, &request, lang);
        page::render(&RulesPage::new(&context, &app.content()))
    })
    .await
}

/// `/{lang}/glossary`
pub async fn glossary(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let lang = visit::lang(&request);
    page::cached(&app, &request, lang, String::new(), || {
        let context = page::context(&app, &request, lang);
        let content = app.content();
        let page = GlossaryPage::new(&context, &content.glossary, &content.course);
        page::render(&page)
    })
    .await
}

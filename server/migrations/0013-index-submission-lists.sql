-- One index per sort of the list of submissions, for one form and for all forms. What filters compare
-- comes first: the list reads each combination of those values from its own place in the index, in the
-- order of the sort. Row-level security allows only comparisons that leak nothing as index conditions,
-- so neither trigrams nor functions of a column can serve here.
create index submissions_of_form_by_creation
  on submissions (tenant_id, form_id, status, environment, is_test, created_at, id);
create index submissions_of_form_by_completion
  on submissions (tenant_id, form_id, status, environment, is_test, completed_at, id);
create index submissions_of_form_by_title
  on submissions (tenant_id, form_id, status, environment, is_test, title, id);
-- The form at the end tells the rows of hidden forms without reading them.
create index submissions_by_creation_of_all
  on submissions (tenant_id, status, environment, is_test, created_at, id, form_id);
create index submissions_by_completion_of_all
  on submissions (tenant_id, status, environment, is_test, completed_at, id, form_id);
create index submissions_by_title_of_all
  on submissions (tenant_id, status, environment, is_test, title, id, form_id);
drop index submissions_by_form;
drop index submissions_by_creation;

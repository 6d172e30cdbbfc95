-- An objection to processing (AVG, article 21) is a request beside those of articles 15 to 20.
alter table data_requests
  drop constraint data_requests_kind_check,
  add constraint data_requests_kind_check
    check (kind in ('access', 'rectification', 'restriction', 'erasure', 'portability', 'objection'));

-- A hold because of a request under article 18 of the AVG: staff may not handle what it holds either.
alter table legal_holds add column is_restriction boolean not null default false;

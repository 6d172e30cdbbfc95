-- The encrypted secret for the second address of a provider that has two services, each with its own secret. Null: both
-- get `sealed_secret`.
alter table providers add column sealed_second_secret bytea;

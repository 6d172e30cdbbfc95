-- What visitors read while a login is down, by language; a language without a text has the product's.
alter table providers add column outage_texts jsonb not null default '{}';

-- The key of our certificate at a service whose second secret is for something else: the Objects API, whose Objecttypes API
-- has a token of its own.
alter table providers add column sealed_third_secret bytea;

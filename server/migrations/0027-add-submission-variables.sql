-- What the variables of a submission held when it was sent, encrypted JSON by their ids; of a draft what the
-- visitor's page claimed for them. Null for forms without variables, and for submissions of before.
alter table submissions add column sealed_variables bytea;

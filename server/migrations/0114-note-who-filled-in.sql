-- The member of staff who filled in a form for a citizen, at the counter or on the phone; null: a visitor did. Like
-- who handled it, the name stays when the user is gone.
alter table submissions add column filled_in_by_name text;

-- Keys that were stored in the clear count as known to others: every tenant gets new, encrypted ones.
truncate signing_keys;
alter table signing_keys
  drop column secret,
  add column sealed_secret bytea not null;

-- Recognises the ENCRYPTION_KEY with which the values of this database are encrypted.
create table encryption_key_check (
  id boolean primary key default true check (id),
  check_value bytea not null
);

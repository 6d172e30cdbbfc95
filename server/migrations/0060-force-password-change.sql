-- Whether a user must choose a new password before anything else. An administrator sets it; choosing a password
-- resets it.
alter table users add column force_password_change boolean not null default false;

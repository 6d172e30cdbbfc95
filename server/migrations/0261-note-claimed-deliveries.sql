-- Whether a server is trying the delivery now: staff bring forward only the attempts that nobody has begun.
alter table submission_deliveries add column is_claimed boolean not null default false;

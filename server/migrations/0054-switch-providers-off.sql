-- An administrator says that a service is down: visitors are told so, and it is not called for them.
alter table providers add column is_down boolean not null default false;

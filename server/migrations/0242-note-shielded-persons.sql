-- Whether the register of persons says that the data of whoever a login is of are shielded (geheimhouding): staff who read a
-- submission must know.
alter table logins add column is_shielded boolean not null default false;
alter table submission_identities add column is_shielded boolean not null default false;

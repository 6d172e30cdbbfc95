-- When a colleague last confirmed the rights of a user, and who that was. Null: nobody did since the user was added.
alter table users
  add column rights_confirmed_at timestamptz,
  add column rights_confirmed_by_id uuid,
  add foreign key (tenant_id, rights_confirmed_by_id) references users (tenant_id, id)
    on delete set null (rights_confirmed_by_id);
create index users_by_rights_confirmer on users (tenant_id, rights_confirmed_by_id);

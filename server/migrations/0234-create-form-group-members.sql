-- Groups of users that are members of a form: who is in the group has its role, for as long as they are.
-- Owners are people, so that a form for members only always has someone who decides.
create table form_group_members (
  tenant_id uuid not null,
  form_id uuid not null,
  group_id uuid not null,
  role text not null check (role in ('editor', 'viewer')),
  primary key (tenant_id, form_id, group_id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, group_id) references user_groups (tenant_id, id) on delete cascade
);
create index form_group_members_by_group on form_group_members (tenant_id, group_id);
call app.isolate('form_group_members');

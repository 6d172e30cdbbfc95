-- Groups of users that have roles together: a member has every role of the group besides their own.
create table user_groups (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index user_groups_by_name on user_groups (tenant_id, lower(name));

create table user_group_members (
  tenant_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, group_id, user_id),
  foreign key (tenant_id, group_id) references user_groups (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index user_group_members_by_user on user_group_members (tenant_id, user_id);

create table user_group_roles (
  tenant_id uuid not null,
  group_id uuid not null,
  role_id uuid not null,
  primary key (tenant_id, group_id, role_id),
  foreign key (tenant_id, group_id) references user_groups (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade
);
create index user_group_roles_by_role on user_group_roles (tenant_id, role_id);

call app.isolate('user_groups');
call app.isolate('user_group_members');
call app.isolate('user_group_roles');

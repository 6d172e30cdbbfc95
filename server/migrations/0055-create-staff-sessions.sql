-- The device of each sign-in of staff, so that users recognise their own sessions. The session itself is a grant of
-- the OpenID Provider in `oidc_payloads`; its row here goes when the grant has ended.
create table staff_sessions (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  -- An id, not a secret: access tokens name it, and only their signature proves anything.
  grant_id text not null,
  -- As far as the browser says, such as Firefox on Windows.
  browser text,
  system text,
  -- The IPv4 address or the /64 of an IPv6 address.
  network text not null,
  signed_in_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, grant_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index staff_sessions_by_user on staff_sessions (tenant_id, user_id);
call app.isolate('staff_sessions');

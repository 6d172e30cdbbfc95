-- The session at an outside provider in which a session of staff began: its ID token, sealed, with which signing out here
-- ends the session there (RP-Initiated Logout 1.0). It goes with the session here, and with the provider.
create table sign_in_provider_sessions (
  tenant_id uuid not null references tenants (id) on delete cascade,
  session_id uuid not null,
  provider_id uuid not null,
  sealed_id_token bytea not null,
  primary key (tenant_id, session_id),
  foreign key (tenant_id, session_id) references staff_sessions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, provider_id) references sign_in_providers (tenant_id, id) on delete cascade
);
create index sign_in_provider_sessions_by_provider on sign_in_provider_sessions (tenant_id, provider_id);
call app.isolate('sign_in_provider_sessions');

-- Off for the providers that are there: they do not know the address yet to which they return who signed out.
alter table sign_in_providers add column ends_session boolean not null default false;
alter table sign_in_providers alter column ends_session set default true;

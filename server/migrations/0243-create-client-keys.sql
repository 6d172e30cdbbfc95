-- The keys with which a tenant proves to OpenID Providers that it is their client (private_key_jwt, RFC 7523). The id is the
-- key id (kid); the public part is published, the private part is sealed and never leaves the product.
create table client_keys (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- As a JSON Web Key.
  public_key jsonb not null,
  sealed_key bytea not null,
  created_at timestamptz not null,
  -- When the key begins to sign; providers have read it by then.
  active_from timestamptz not null,
  primary key (tenant_id, id)
);

call app.isolate('client_keys');

alter table sign_in_providers add column client_authentication text not null default 'secret'
  check (client_authentication in ('secret', 'private_key'));

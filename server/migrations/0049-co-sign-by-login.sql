-- The second person proves who they are by a login, where the version asks for one.
alter table submission_co_signatures
  -- Nobody is mailed where the visitor passes on the code.
  alter column sealed_recipient drop not null,
  alter column masked_recipient drop not null,
  -- The logins of the version, as they were when somebody was asked; empty: the link is the proof.
  add column logins jsonb not null default '[]',
  -- SHA-256 of the code that the visitor passes on, and the code itself, encrypted, to show it to them.
  add column code_hash bytea,
  add column sealed_code bytea,
  -- Who signed or declined, as the provider proved them.
  add column login_provider text,
  add column login_provider_name text,
  add column login_name text,
  add column login_level text,
  add column login_at timestamptz,
  -- A BSN, for one; encrypted.
  add column sealed_identifier bytea,
  add unique (tenant_id, code_hash);

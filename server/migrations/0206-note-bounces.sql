-- Delivery status notifications (RFC 3464) about mails to visitors.
alter table submission_mails
  add column bounce text check (bounce in ('permanent', 'temporary')),
  -- The enhanced status code (RFC 3463), such as 5.1.1.
  add column bounce_status text,
  add column bounced_at timestamptz;
create index submission_mails_bounced on submission_mails (tenant_id, bounced_at)
  where bounce = 'permanent';

-- The addresses that mail servers finally reject, as keyed fingerprints: they get no mails that nobody asked for.
create table bounced_addresses (
  tenant_id uuid not null references tenants (id) on delete cascade,
  fingerprint bytea not null,
  bounced_at timestamptz not null,
  primary key (tenant_id, fingerprint)
);

call app.isolate('bounced_addresses');

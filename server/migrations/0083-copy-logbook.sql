-- How far the logbook of a tenant has been copied outside the database, for a SIEM (BIO2 8.15). It follows the links of
-- the chain, so that no entry is skipped.
create table logbook_copies (
  tenant_id uuid not null references tenants (id) on delete cascade,
  target text not null check (target in ('stdout', 'otlp')),
  -- The last link whose entry was copied.
  sequence integer not null check (sequence >= 0),
  -- One server copies at a time; another one continues after this moment.
  claimed_until timestamptz,
  primary key (tenant_id, target)
);

call app.isolate('logbook_copies');

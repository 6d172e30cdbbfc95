-- What the tax law demands of payments whose submission is gone (AWR, article 52): money that came or went, without
-- the submission, its number or a person. Written in the transaction that removes the submission.
create table payment_ledger (
  tenant_id uuid not null references tenants (id) on delete cascade,
  kind text not null check (kind in ('payment', 'refund', 'chargeback')),
  -- The id of the payment or the refund that it was; a chargeback has that of its payment.
  id uuid not null,
  payment_id uuid not null,
  form_id uuid not null,
  form_name text not null,
  provider_id text not null,
  provider_name text not null,
  method text,
  -- Negative for refunds and chargebacks.
  amount_cents integer not null check (amount_cents <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What was paid for, with VAT; null for refunds and chargebacks.
  lines jsonb,
  -- The title of the form version.
  description text not null,
  -- What the provider calls it.
  reference text,
  created_at timestamptz not null,
  settled_at timestamptz not null,
  primary key (tenant_id, kind, id)
);
create index payment_ledger_by_day on payment_ledger (tenant_id, settled_at);
create index payment_ledger_by_payment on payment_ledger (tenant_id, payment_id);

call app.isolate('payment_ledger');

-- The report of a night also counts the payments that stay in the ledger, and those whose term in it ended.
alter table retention_destructions
  add column kept_payments integer not null default 0 check (kept_payments >= 0),
  drop constraint retention_destructions_outcome_check,
  add constraint retention_destructions_outcome_check
    check (outcome in ('completed', 'saved', 'aborted', 'failed', 'payment'));

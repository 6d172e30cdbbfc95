-- What staff pay back of a payment. It is requested here first, and then carried out at the payment provider.
create table payment_refunds (
  tenant_id uuid not null,
  -- Made by the client: repeating a request with it refunds nothing twice. Also the reference at the provider.
  id uuid not null,
  transaction_id uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  state text not null check (state in ('requested', 'pending', 'refunded', 'failed', 'cancelled')),
  provider_refund_id text,
  requested_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, transaction_id)
    references payment_transactions (tenant_id, id) on delete cascade
);
create index payment_refunds_by_transaction on payment_refunds (tenant_id, transaction_id, created_at);

call app.isolate('payment_refunds');

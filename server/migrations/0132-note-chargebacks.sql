-- What a bank took back from the organisation because the payer disputed it. The payment itself stays paid.
alter table payment_transactions
  add column charged_back_cents integer not null default 0 check (charged_back_cents >= 0),
  add column charged_back_at timestamptz,
  add check ((charged_back_cents > 0) = (charged_back_at is not null));

create index payment_transactions_by_chargeback on payment_transactions (tenant_id, charged_back_at)
  where charged_back_at is not null;

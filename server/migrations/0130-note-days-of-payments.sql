-- For the list of payments of one day: how and when the provider received a payment, and when a refund was done.
alter table payment_transactions
  -- In the provider's own words, such as `ideal`.
  add column method text,
  add column paid_at timestamptz;
alter table payment_refunds add column refunded_at timestamptz;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update payment_transactions set paid_at = updated_at where status = 'paid';
    update payment_refunds set refunded_at = updated_at where state = 'refunded';
    -- The role that has every permission gets the new one.
    update roles
       set permissions = permissions || 'payment-list'::text
     where slug = 'administrator' and not 'payment-list' = any (permissions);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

alter table payment_transactions add check ((status = 'paid') = (paid_at is not null));

-- A payment belongs to the day on which it was paid, and until then to the day on which it began.
create index payment_transactions_by_day
  on payment_transactions (tenant_id, (coalesce(paid_at, created_at)));
create index payment_refunds_by_day on payment_refunds (tenant_id, (coalesce(refunded_at, created_at)));

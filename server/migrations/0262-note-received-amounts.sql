-- A provider can report another amount than was asked for. That completes no submission, but the money is there, and
-- staff pay it back.
alter table payment_transactions
  add column received_cents integer check (received_cents > 0),
  add column received_at timestamptz,
  add check ((received_cents is null) = (received_at is null)),
  add check (received_cents is null or status <> 'paid');

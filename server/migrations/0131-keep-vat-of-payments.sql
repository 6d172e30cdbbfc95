-- What a payment is for: its parts with their VAT, as they were when it began.
alter table payment_transactions
  add column lines jsonb check (jsonb_typeof(lines) = 'array');

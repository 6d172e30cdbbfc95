-- A provider can report another currency than was asked for. The amount that came in is of that currency, also when it is
-- paid back.
alter table payment_transactions add column received_currency text;

-- The reminder of a saved draft: one, by the row itself, which is written in the transaction that queues it.
alter table submission_mails
  drop constraint submission_mails_kind_check,
  add constraint submission_mails_kind_check check (kind in ('confirmation', 'copy', 'notice', 'reminder')),
  -- When the visitor unsubscribed by the link in it.
  add column unsubscribed_at timestamptz;
create unique index submission_mails_reminder on submission_mails (tenant_id, submission_id)
  where kind = 'reminder';

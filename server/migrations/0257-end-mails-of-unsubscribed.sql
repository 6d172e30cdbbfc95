-- Ended because its recipient unsubscribed, not because an address got too many mails.
alter table submission_mails
  drop constraint submission_mails_state_check,
  add constraint submission_mails_state_check
    check (state in ('waiting', 'sent', 'failed', 'limited', 'unsubscribed'));

-- `unreadable`: its content breaks the detection of its type. No virus scanner looked at it.
alter table files
  drop constraint files_state_check,
  add constraint files_state_check
    check (state in ('sent', 'accepted', 'infected', 'unscannable', 'unreadable'));

-- Of which role a role was a copy: its name at that moment, so that it stays when that role goes.
alter table roles add column copied_from text;

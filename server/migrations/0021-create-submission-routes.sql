-- Where a submission went when it became final, and the rules that said so: evaluated once, by the version it
-- was sent in.
create table submission_routes (
  tenant_id uuid not null,
  submission_id uuid not null,
  destination_id text not null,
  -- The destination as the version had it: kind, name, and what the kind needs.
  destination jsonb not null,
  -- By the fields that hold them; empty when no rule matched and this destination takes the rest.
  rules jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, submission_id, destination_id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade
);

call app.isolate('submission_routes');

-- The notice to the addresses of a destination.
alter table submission_mails
  drop constraint submission_mails_kind_check,
  add constraint submission_mails_kind_check check (kind in ('confirmation', 'copy', 'notice'));

-- The earlier e-mail address of a user until it got its notice. In the payload of the job it stayed for a week after the mail.
create table email_notices (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  email text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index email_notices_by_user on email_notices (tenant_id, user_id);

call app.isolate('email_notices');

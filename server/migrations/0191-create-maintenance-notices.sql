-- Announced maintenance of the whole installation, for the staff of all tenants. One notice is current; those before it
-- were withdrawn and stay, as a record of what staff read.
create table maintenance_notices (
  id uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  text text not null check (text <> ''),
  withdrawn_at timestamptz
);

create unique index current_maintenance_notice on maintenance_notices ((true)) where withdrawn_at is null;

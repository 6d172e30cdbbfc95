-- The consent of a colleague for an export with a readable BSN: `asked` while the export is pending, `refused` and
-- `expired` when it failed for that reason. Null: the export needs none.
alter table exports
  add column consent text check (consent in ('asked', 'given', 'refused', 'expired')),
  add column consent_expires_at timestamptz,
  add column consent_by_id uuid,
  add column consent_by_name text,
  add column consent_at timestamptz,
  add column consent_reason text not null default '',
  add foreign key (tenant_id, consent_by_id) references users (tenant_id, id) on delete set null (consent_by_id),
  add check ((consent is null) = (consent_expires_at is null)),
  drop constraint exports_failure_check,
  add constraint exports_failure_check check (
    failure in ('not_allowed', 'form_deleted', 'interrupted', 'error', 'consent_refused', 'consent_expired')
  );
create index exports_by_consent_user on exports (tenant_id, consent_by_id);
create index exports_awaiting_consent on exports (tenant_id, consent_expires_at) where consent = 'asked';

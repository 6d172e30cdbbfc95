-- When the operator suspended a tenant, because its removal has to wait; null for an active tenant.
alter table tenants add column suspended_at timestamptz;
update tenants set suspended_at = updated_at where not is_active;

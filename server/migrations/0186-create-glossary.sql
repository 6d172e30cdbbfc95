-- The terms for which a tenant has a fixed translation.
create table glossary_terms (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- In Dutch.
  term text not null,
  -- The translation by language.
  translations jsonb not null,
  -- For translators.
  remark text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index glossary_terms_by_term on glossary_terms (tenant_id, lower(term));

call app.isolate('glossary_terms');

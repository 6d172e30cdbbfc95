-- The product's own texts for visitors that a tenant words differently, by language.
create table system_texts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  language text not null check (language in ('nl', 'en', 'de')),
  -- The text by the id of its message, as an ICU message.
  texts jsonb not null,
  -- Identifies the state of the texts in caches.
  revision integer not null,
  updated_at timestamptz not null,
  primary key (tenant_id, language)
);
call app.isolate('system_texts');

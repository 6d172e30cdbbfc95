-- The tenant's themes: a designer picks one for a version, which gets a copy. A published version so keeps its looks.
create table themes (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  -- As form_versions.theme_settings.
  settings jsonb not null default '{}',
  -- The tenant's own style rules, as the setting theme.css of a version.
  css text not null default '',
  -- New forms begin with it.
  is_default boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index themes_default on themes (tenant_id) where is_default;
-- Which versions have a copy of a theme.
create index form_versions_by_theme on form_versions (tenant_id, (theme_settings ->> 'theme_id'))
  where theme_settings ->> 'theme_id' is not null;

call app.isolate('themes');

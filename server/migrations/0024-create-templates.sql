-- Building blocks are forms of another type; a version of a form pins the version of each block in it.
alter table forms
  add column type text not null default 'form' check (type in ('form', 'template'));
create index forms_by_type on forms (tenant_id, type, updated_at desc, id);

create table version_templates (
  tenant_id uuid not null,
  version_id uuid not null,
  template_version_id uuid not null,
  primary key (tenant_id, version_id, template_version_id),
  foreign key (tenant_id, version_id) references form_versions (tenant_id, id) on delete cascade,
  -- A block that is used cannot be deleted.
  foreign key (tenant_id, template_version_id) references form_versions (tenant_id, id)
);
create index version_templates_by_template on version_templates (tenant_id, template_version_id);

call app.isolate('version_templates');

-- The images and downloads that designers upload for a form. Versions, templates and copies refer to a file by its
-- URL, which contains the public key. Files with the same content share one stored copy.
create table form_attachments (
  tenant_id uuid not null references tenants (id) on delete cascade,
  -- Nobody can guess it: whoever knows it may read the file.
  public_key text not null,
  -- The form for which it was uploaded; null when that form was deleted and another one uses the file.
  form_id uuid,
  purpose text not null check (purpose in ('image', 'download')),
  name text not null,
  content_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  sha256 text not null,
  storage_key text not null,
  created_at timestamptz not null,
  primary key (tenant_id, public_key),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete set null (form_id)
);
create unique index form_attachments_by_form on form_attachments (tenant_id, form_id, purpose, sha256, name);
create index form_attachments_by_content on form_attachments (tenant_id, sha256);

call app.isolate('form_attachments');

-- The form for which a member of staff uploads a file; null for the uploads of visitors.
alter table files add column form_id uuid;
alter table files add foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete set null (form_id);
create index files_by_form on files (tenant_id, form_id) where form_id is not null;

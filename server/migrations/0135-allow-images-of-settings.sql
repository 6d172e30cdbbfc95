-- An image that an administrator uploads for the settings of the organisation belongs to no form.
alter table files add column is_of_settings boolean not null default false;
comment on column form_attachments.form_id is
  'The form for which it was uploaded; null for images of settings, and when that form was deleted and another one uses the file.';

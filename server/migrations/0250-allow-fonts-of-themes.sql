-- Administrators upload fonts for themes; they are kept with the images of settings.
alter table form_attachments drop constraint form_attachments_purpose_check;
alter table form_attachments add constraint form_attachments_purpose_check
  check (purpose in ('image', 'download', 'font'));

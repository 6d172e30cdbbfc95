-- Exports of the logbook, beside those of submissions: their file belongs to no form, and whose logbook it is stays known
-- after a form or user was deleted. The name of that subject is in form_title.
alter table exports
  add column kind text not null default 'submissions' check (kind in ('submissions', 'logbook')),
  add column subject_type text check (subject_type in ('organisation', 'form', 'user')),
  add column subject_id uuid,
  add constraint exports_subject_check check (
    case kind
      when 'logbook' then subject_type is not null and subject_id is not null and form_id is null
      else subject_type is null and subject_id is null
    end
  );

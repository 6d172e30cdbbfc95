-- A line says how it ended and from where (BIO2 8.15.01: result and origin), and to which form it belongs.
alter table logbook
  add column result text not null default 'succeeded' check (result in ('succeeded', 'failed', 'refused')),
  -- The network of a user; `visitor`, because a citizen's address is not recorded; `system` for a job;
  -- `unknown` in the lines of before.
  add column origin text not null default 'unknown',
  -- Also of its versions and submissions, when those are gone.
  add column form_id uuid;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update logbook set form_id = subject_id where subject_type = 'form';
    update logbook set form_id = form_versions.form_id from form_versions
      where subject_type = 'version' and form_versions.tenant_id = logbook.tenant_id
        and form_versions.id = subject_id;
    update logbook set form_id = submissions.form_id from submissions
      where subject_type = 'submission' and submissions.tenant_id = logbook.tenant_id
        and submissions.id = subject_id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

alter table logbook alter column result drop default, alter column origin drop default;

-- Each list of the logbook is read in the order of one of these.
drop index logbook_by_subject;
drop index logbook_by_time;
create index logbook_by_time on logbook (tenant_id, at desc, id desc);
create index logbook_by_form on logbook (tenant_id, form_id, at desc, id desc) where form_id is not null;
create index logbook_by_subject on logbook (tenant_id, subject_id, at desc, id desc);
create index logbook_by_actor on logbook (tenant_id, actor_id, at desc, id desc)
  where actor_id is not null;

-- What the server sends to PostgreSQL for one submission, with its values drawn here.
\startpipeline
begin;
select set_config('role', 'form_builder_tenant', true), set_config('app.tenant_id', :tenant, true);
\endpipeline
select v.id, v.form_id, v.title, v.revision, v.submission_settings, f.number_prefix, f.is_numbering_enabled
  from form_versions as v join forms as f on f.tenant_id = v.tenant_id and f.id = v.form_id
 where v.id = :version::uuid;
select own.state, own.first_published_at, e.is_enabled
  from version_environments as own
  join environments as e on e.tenant_id = own.tenant_id and e.id = own.environment
 where own.version_id = :version::uuid and own.environment = 'production';
with attempt as (
  insert into submission_attempts (tenant_id, key_hash, submission_id, request_hash, created_at)
  values (:tenant::uuid, sha256(gen_random_uuid()::text::bytea), gen_random_uuid(), '\x00', now())
  returning submission_id
), counter as (
  insert into submission_counters (tenant_id, form_id, is_test, last_number)
  values (:tenant::uuid, :form::uuid, false, 1)
  on conflict (tenant_id, form_id, is_test)
    do update set last_number = submission_counters.last_number + 1
  returning last_number
), line as (
  insert into logbook (tenant_id, id, at, action, subject_type, subject_id, details, result,
    origin, form_id)
  select :tenant::uuid, gen_random_uuid(), now(), 'submission.completed', 'submission',
         attempt.submission_id, jsonb_build_object('number', counter.last_number), 'succeeded',
         'visitor', :form::uuid
    from attempt, counter
)
insert into submissions (tenant_id, id, form_id, version_id, environment, status, is_test, number,
  title, answers, context, locale, public_key_hash, completed_at, created_at, updated_at)
select :tenant::uuid, attempt.submission_id, :form::uuid, :version::uuid, 'production', 'final', false,
       counter.last_number, 'PF-' || lpad(counter.last_number::text, 6, '0'), '{"name":"Ada"}', '{}',
       'nl-NL', '\x00', now(), now(), now()
  from attempt, counter
returning *;
commit;

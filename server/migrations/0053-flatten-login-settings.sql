-- Administrators edit the settings of logins in a form: each becomes one text. The names on the way to a nested
-- claim are separated by ` > `, lists are lines of `name = value`.
create function pg_temp.claim_path(claim jsonb) returns text language sql as $$
  select case jsonb_typeof(claim)
    when 'string' then claim #>> '{}'
    when 'array' then (
      select string_agg(name, ' > ' order by position)
        from jsonb_array_elements_text(claim) with ordinality as path (name, position))
    when 'null' then ''
  end
$$;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update providers
       set settings = jsonb_strip_nulls(jsonb_build_object(
         'issuer', settings -> 'issuer',
         'client_id', settings -> 'client_id',
         'scope', settings -> 'scope',
         'organisation', settings -> 'organisation',
         'identifier', pg_temp.claim_path(settings -> 'claims' -> 'identifier'),
         'name', pg_temp.claim_path(settings -> 'claims' -> 'name'),
         'level', pg_temp.claim_path(settings -> 'claims' -> 'level'),
         'entity', (
           select string_agg(member || ' = ' || pg_temp.claim_path(claim), E'\n' order by member)
             from jsonb_each(settings -> 'claims' -> 'entity') as entity (member, claim)),
         'levels', (
           select string_agg(theirs || ' = ' || ours, E'\n' order by theirs)
             from jsonb_each_text(settings -> 'levels') as level (theirs, ours)),
         'default_level', settings -> 'default_level',
         'reads_userinfo', case when settings -> 'reads_userinfo' = 'true' then 'true' end
       ))
     where driver = 'oidc' and settings ? 'claims';
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

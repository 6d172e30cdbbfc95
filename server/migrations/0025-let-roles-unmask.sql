-- Roles that every tenant begins with and that read submissions: before answers were sealed they read the
-- sensitive ones as well. Each time is now in the logbook.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update roles
       set permissions = permissions || 'submission-unmask'::text
     where slug in ('administrator', 'handler')
       and 'submission-read' = any (permissions)
       and not 'submission-unmask' = any (permissions);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

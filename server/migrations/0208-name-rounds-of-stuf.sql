-- The step that a case system has a message names the round in which it was sent, as the step of a fault does: a fault that
-- is reported before the step is stored begins the next round. A step that is done is of the round after its last fault.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update submission_deliveries as delivery
       set steps = (
         select jsonb_object_agg(
           case when name ~ '^(case|document \d+)$' then
             name || ' round ' || 1 + (
               select count(*) from jsonb_object_keys(delivery.steps) as fault
                where fault ~ ('^' || name || ' fault \d+$'))
           else name end, result)
           from jsonb_each(delivery.steps) as step (name, result))
     where exists (select from jsonb_object_keys(delivery.steps) as name where name ~ '^(case|document \d+)$')
       and exists (
         select from providers
          where providers.id = delivery.provider_id and providers.serves_tests = delivery.serves_tests
            and providers.kind = 'delivery' and providers.driver = 'stuf_zds');
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

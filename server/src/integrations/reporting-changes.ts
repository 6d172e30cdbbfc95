import type { Tenant } from '../platform/database/tenancy/tenant.ts';

/** Reports a change of a tenant once it is stored, not while its transaction can still fail. */
export const reportingChanges =
  <Context extends { readonly tenant: Tenant }, Answer>(
    onChanged: (tenantId: string) => void,
    change: (context: Context) => Promise<Answer>,
  ) =>
  async (context: Context): Promise<Answer> => {
    const answer = await change(context);
    onChanged(context.tenant.id);
    return answer;
  };

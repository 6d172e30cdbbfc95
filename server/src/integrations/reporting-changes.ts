import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { ProviderKey } from '../providers/providers-queries.ts';

interface ProviderChange {
  readonly tenant: Tenant;
  readonly params: { readonly id: string; readonly stage: ProviderStage };
}

/** Reports a change of a provider once it is stored, not while its transaction can still fail. */
export const reportingChanges =
  <Context extends ProviderChange, Answer>(
    onChanged: (tenantId: string, key: ProviderKey) => void,
    change: (context: Context) => Promise<Answer>,
  ) =>
  async (context: Context): Promise<Answer> => {
    const answer = await change(context);
    const { id, stage } = context.params;
    onChanged(context.tenant.id, { id, servesTests: stage === 'test' });
    return answer;
  };

import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type { providersContract } from '@form-builder/core/contract/staff/settings/providers.ts';
import { stageOf } from '@form-builder/core/contract/staff/settings/stage-of.ts';
import { assertNotUsed } from '../form-uses/assert-not-used.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { deleteProviderRow, selectAllProviders } from '../providers/providers-queries.ts';
import { selectProviderUses } from './provider-uses-query.ts';
import type { ProvidersOptions } from './providers-options.ts';
import { resumeDeliveries } from './resume-deliveries.ts';
import { isOf, keyOf } from './saving/provider-key.ts';

/** Deletes a provider that no published form uses. */
export const deleteProvider =
  ({
    jobs,
  }: Pick<ProvidersOptions, 'jobs'>): Handlers<typeof providersContract>['deleteProvider'] =>
  (context) =>
    context.transaction(async (tx) => {
      const { params, caller } = context;
      const key = keyOf(params);
      const provider = (await selectAllProviders(tx)).find(isOf(key));
      if (provider === undefined) throw new RequestError('not_found');
      const isServed = ({ published_in }: FormUse) =>
        published_in.some((environment) => stageOf(environment) === params.stage);
      await assertNotUsed({
        caller,
        problem: 'provider_in_use',
        findUses: async (of) => (await selectProviderUses(tx, of, provider)).filter(isServed),
      });
      await deleteProviderRow(tx, key);
      const writer = writerFor(context, tx);
      if (provider.is_down) await resumeDeliveries(writer, jobs, provider);
      await writeLogbook(writer, {
        action: 'provider.deleted',
        subject: ['settings', writer.tenantId],
        details: { name: provider.name, provider: key.id },
      });
      return undefined;
    });

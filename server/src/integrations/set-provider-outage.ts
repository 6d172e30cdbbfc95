import type {
  OutageTexts,
  providersContract,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import {
  selectAllProviders,
  updateProviderOutage,
  type ListedProvider,
} from '../providers/providers-queries.ts';
import { presentProvider } from './present-provider.ts';
import type { ProvidersOptions } from './providers-options.ts';
import { resumeDeliveries } from './resume-deliveries.ts';
import { isOf, keyOf } from './saving/provider-key.ts';

/** Says that a service for visitors is down, or works again, and what visitors read meanwhile. */
export const setProviderOutage =
  ({
    jobs,
    cipher,
  }: Pick<ProvidersOptions, 'jobs' | 'cipher'>): Handlers<
    typeof providersContract
  >['setProviderOutage'] =>
  (context) =>
    context.transaction(async (tx) => {
      const { params, body } = context;
      const key = keyOf(params);
      const provider = (await selectAllProviders(tx)).find(isOf(key));
      if (provider === undefined) throw new RequestError('not_found');
      // Deliveries wait for their receiver by themselves; only a copied receiver is switched on.
      if (provider.kind === 'delivery' && body.is_down) throw new RequestError('conflict');
      const writer = writerFor(context, tx);
      const texts = filled(body.texts ?? provider.outage_texts);
      const change = { is_down: body.is_down, outage_texts: texts, updated_at: instant(writer) };
      const action = actionOf(provider, change);
      if (action !== null) {
        await updateProviderOutage(tx, key, change);
        if (action === 'provider.outage_ended') await resumeDeliveries(writer, jobs, provider);
        await writeLogbook(writer, {
          action,
          subject: ['settings', writer.tenantId],
          details: { name: provider.name, provider: key.id },
        });
      }
      return { data: presentProvider({ ...provider, ...change }, { ...context, cipher }) };
    });

/** What the logbook records of a change; `null`: nothing changes. */
function actionOf(
  { is_down: wasDown, outage_texts: texts }: Pick<ListedProvider, 'is_down' | 'outage_texts'>,
  change: { readonly is_down: boolean; readonly outage_texts: OutageTexts },
) {
  if (change.is_down !== wasDown)
    return change.is_down ? 'provider.outage_began' : 'provider.outage_ended';
  const isSame = languages.every((language) => texts[language] === change.outage_texts[language]);
  return isSame ? null : 'provider.saved';
}

/** A text that was emptied is not kept: visitors get the product's. */
const filled = (texts: OutageTexts): OutageTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

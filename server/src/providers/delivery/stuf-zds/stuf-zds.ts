import { escapeDots } from '@form-builder/core/integrations/nest-values.ts';
import * as v from 'valibot';
import { parseConnection } from '../../connection.ts';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryDriver, DeliveryDriverOptions, ProviderLists } from '../delivery-driver.ts';
import { deliverCase } from './deliver-case.ts';
import { describeCase } from './describe-case.ts';
import { createStufClient } from './stuf-client.ts';
import { readLaterAnswer } from './later-answer.ts';
import { referenceOf } from './stuf-reference.ts';
import { stufSettingsSchema, type StufSettings } from './stuf-settings.ts';

/** Delivers submissions as cases with StUF-ZKN 3.10, as the Zaak- en Documentservices 1.2 describe. */
export function createStufZds(options: DeliveryDriverOptions): DeliveryDriver {
  const parsed = v.safeParse(stufSettingsSchema, options.settings);
  if (!parsed.success) throw new ProviderError('not_configured');
  const settings = parsed.output;
  const { secret, secondSecret, now } = options;
  const needsPassword = settings.usesBasic || settings.usesUsernameToken;
  if (needsPassword && secret === null) throw new ProviderError('not_configured');
  const { tls } = parseConnection(options.settings, secondSecret);
  const client = createStufClient({ ...options, settings, password: secret ?? '', tls });
  return {
    describe: (request) => describeCase(request, settings),
    deliver: async (request, work) => {
      const content = await deliverCase({ client, settings, request, work });
      return { status: 200, content };
    },
    isMasked: () => false,
    // A case number that is not used leaves a gap, and only asking for one shows that they know us.
    check: async () => {
      await client.askNumber('case', referenceOf('check', String(now())));
      await client.probe();
    },
    readLaterAnswer: (text) => readLaterAnswer(text, settings, now()),
    listChoices: (list) => Promise.resolve(listsOf(settings)[list]?.() ?? []),
  };
}

/** StUF has no catalogue: the administrator entered what there is. */
const listsOf = ({ caseTypes, documentTypes, extraElements }: StufSettings): ProviderLists => ({
  case_types: () =>
    Promise.resolve(
      caseTypes.map(([code, label]) => ({ value: code, label: `${label} (${code})` })),
    ),
  document_types: () =>
    Promise.resolve(documentTypes.map(([name]) => ({ value: name, label: name }))),
  properties: () =>
    Promise.resolve(
      extraElements.map(([name, label]) => ({
        value: `extraElementen.${escapeDots(name)}`,
        label: `${label} (${name})`,
      })),
    ),
});

import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { instantSchema } from '../../shared-schemas.ts';
import { formUseSchema } from '../forms/form-use.ts';
import { deliveryErrorSchema } from '../submissions/deliveries.ts';
import type { Language } from '../../../messages/languages.ts';
import { maxDataInputCharacters } from '../../../form/variables/data-limits.ts';
import { assuranceLevels } from '../../../field-types/settings/assurance-level.ts';
import { variableKinds } from '../../../form/variables/variable.ts';
import { variableValueSchema } from '../../../form/variables/variables-schema.ts';
import {
  providerDriverNames,
  providerKinds,
  providerLists,
  targetTypes,
} from './provider-drivers.ts';

/** Providers of real submissions and providers of tests are separate: neither is used for the other. */
export const providerStages = ['production', 'test'] as const;
export type ProviderStage = (typeof providerStages)[number];

/** What of a provider expires: our secret or certificates, a certificate of the service, or what it says of itself. */
export const expiryKinds = [
  'secret',
  'certificate',
  'next_certificate',
  'provider_certificate',
  'metadata',
] as const;
export type ExpiryKind = (typeof expiryKinds)[number];

/** An expiry is announced this many days before, because a new certificate takes weeks to get. */
export const expiryWarningDays = 60;

const outageTextSchema = v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(500)));
const outageTextsSchema = v.object({
  nl: outageTextSchema,
  en: outageTextSchema,
  de: outageTextSchema,
} satisfies Record<Language, unknown>);
/** The municipality's own words about an outage, by language; one without a text has that of the product. */
export type OutageTexts = v.InferOutput<typeof outageTextsSchema>;

const providerSchema = v.object({
  /** Equal for both stages: forms refer to it. */
  id: v.string(),
  stage: v.picklist(providerStages),
  kind: v.picklist(providerKinds),
  driver: v.string(),
  name: v.string(),
  /** Only for administrators; never a secret. */
  settings: v.nullable(v.record(v.string(), v.unknown())),
  has_secret: v.boolean(),
  /** Only of a provider whose second service has a secret of its own. */
  has_second_secret: v.exactOptional(v.boolean()),
  /** Only of a provider with a key of our certificate beside a second secret. */
  has_third_secret: v.exactOptional(v.boolean()),
  /** Only of a data source: what it asks for and returns, for designers. */
  data_source: v.exactOptional(
    v.object({
      inputs: v.array(v.string()),
      outputs: v.array(v.object({ name: v.string(), kind: v.picklist(variableKinds) })),
    }),
  ),
  /** Only of a login that gives the BSN of who logs in. */
  gives_bsn: v.exactOptional(v.boolean()),
  /** Only of a login: the levels of assurance that it can report. */
  assurance_levels: v.exactOptional(v.array(v.picklist(assuranceLevels))),
  /** Only for administrators, and of a service with certificates or a secret that expires: when. */
  expiries: v.exactOptional(
    v.array(v.object({ kind: v.picklist(expiryKinds), at: instantSchema })),
  ),
  /**
   * Only for administrators, and of a receiver that answers later: the path here for its answers. Who knows it can
   * send them.
   */
  answers_path: v.exactOptional(v.string()),
  /** An administrator says that the service is down: visitors see a notice, and it is not called for them. */
  is_down: v.boolean(),
  /** Only for administrators, and of a login: what visitors read during an outage instead of the product's text. */
  outage_texts: v.exactOptional(outageTextsSchema),
  updated_at: instantSchema,
});
export type Provider = v.InferOutput<typeof providerSchema>;

/** Something of a provider that can be chosen by name. */
const providerChoiceSchema = v.object({
  value: v.string(),
  label: v.string(),
  /** Only of a name that values are mapped to: what the value is, and whether the receiver requires one. */
  type: v.exactOptional(v.picklist(targetTypes)),
  is_required: v.exactOptional(v.boolean()),
});
export type ProviderChoice = v.InferOutput<typeof providerChoiceSchema>;

/** The key of a provider in a path. */
export const providerKeySchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/)),
  stage: v.picklist(providerStages),
});
const access = privateAccess('admin-providers');

/** The maximum length of a setting, and of one that is a file; of a secret, and of one that is a private key. */
export const maxSettingCharacters = 2000;
export const maxFileCharacters = 300_000;
export const maxPasswordCharacters = 500;
export const maxKeyCharacters = 20_000;

/** The external services of the tenant. */
export const providersContract = {
  listProviders: endpoint({
    method: 'GET',
    path: '/v0/providers',
    summary: 'Lists the providers of the tenant, without their secrets.',
    access: privateAccess('admin-providers', 'form-edit', 'form-read'),
    status: 200,
    answer: itemOf(v.array(providerSchema)),
    errors: [],
  }),
  saveProvider: endpoint({
    method: 'PUT',
    path: '/v0/providers/:id/:stage',
    summary: 'Sets up a provider. A secret that is left out stays as it is.',
    access,
    params: providerKeySchema,
    body: v.object({
      driver: v.picklist(providerDriverNames),
      /** Rejected when there is a provider with this id: nobody replaces one by accident. */
      is_new: v.exactOptional(v.boolean()),
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
      settings: v.record(v.string(), v.pipe(v.string(), v.trim(), v.maxLength(maxFileCharacters))),
      secret: v.exactOptional(v.pipe(v.string(), v.maxLength(maxKeyCharacters))),
      /** For the second service of a driver that has one; deleted when its address is. */
      second_secret: v.exactOptional(v.pipe(v.string(), v.maxLength(maxKeyCharacters))),
      /** The key of our certificate, where the second secret is for something else; deleted when the certificate is. */
      third_secret: v.exactOptional(v.pipe(v.string(), v.maxLength(maxKeyCharacters))),
    }),
    status: 200,
    answer: itemOf(providerSchema),
    errors: ['invalid', 'conflict'],
  }),
  setProviderOutage: endpoint({
    method: 'PUT',
    path: '/v0/providers/:id/:stage/outage',
    summary: 'Says that a service for visitors (login, payment, register) is down, or works again.',
    access,
    params: providerKeySchema,
    body: v.object({
      is_down: v.boolean(),
      /** Left out: the texts stay as they are. */
      texts: v.exactOptional(outageTextsSchema),
    }),
    status: 200,
    answer: itemOf(providerSchema),
    errors: ['not_found', 'conflict'],
  }),
  deleteProvider: endpoint({
    method: 'DELETE',
    path: '/v0/providers/:id/:stage',
    summary:
      'Deletes a provider that no published form uses; what waits for it is shown as failed.',
    access,
    params: providerKeySchema,
    status: 204,
    errors: ['not_found', 'provider_in_use'],
  }),
  listProviderUses: endpoint({
    method: 'GET',
    path: '/v0/providers/:id/uses',
    summary:
      'The forms that the caller may see and that use a provider, now or in a newer version.',
    access,
    params: v.object({ id: providerKeySchema.entries.id }),
    status: 200,
    answer: itemOf(v.array(formUseSchema)),
    errors: ['not_found'],
  }),
  listProviderChoices: endpoint({
    method: 'GET',
    path: '/v0/providers/:id/:stage/choices',
    summary: 'Asks a provider what can be chosen, such as its case types, by name.',
    access: privateAccess('admin-providers', 'form-edit', 'form-read'),
    params: providerKeySchema,
    query: v.object({
      list: v.picklist(providerLists),
      /** The choice that these belong to, such as the case type of its properties. */
      of: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
    }),
    status: 200,
    answer: itemOf(v.array(providerChoiceSchema)),
    errors: ['not_found', 'provider_unavailable'],
  }),
  checkProvider: endpoint({
    method: 'POST',
    path: '/v0/providers/:id/:stage/check',
    summary: 'Calls a provider once without consequences: whether it is there and accepts us.',
    access,
    params: providerKeySchema,
    status: 200,
    answer: itemOf(
      v.object({
        error: v.nullable(deliveryErrorSchema),
        duration_ms: v.number(),
        /** The fingerprint of a server's key that is not the recorded one, for administrators to compare. */
        host_key: v.exactOptional(v.string()),
        /** The key of the setting that is absent or whose address failed, of a service with several addresses. */
        setting: v.exactOptional(v.string()),
      }),
    ),
    errors: ['not_found', 'conflict'],
  }),
  fetchProviderMetadata: endpoint({
    method: 'POST',
    path: '/v0/providers/metadata',
    summary:
      'Fetches the metadata of an identity provider (SAML) from its web address, to be checked and saved.',
    access,
    body: v.object({ url: v.pipe(v.string(), v.url(), v.maxLength(2000)) }),
    status: 200,
    answer: itemOf(
      v.object({ error: v.nullable(deliveryErrorSchema), metadata: v.nullable(v.string()) }),
    ),
    errors: ['invalid'],
  }),
  tryDataSource: endpoint({
    method: 'POST',
    path: '/v0/providers/:id/:stage/try',
    summary: 'Asks a data source once, and shows its response and what is read from it.',
    access,
    params: providerKeySchema,
    body: v.object({
      inputs: v.record(v.string(), v.pipe(v.string(), v.maxLength(maxDataInputCharacters))),
    }),
    status: 200,
    answer: itemOf(
      v.object({
        error: v.nullable(deliveryErrorSchema),
        status: v.nullable(v.number()),
        /** The beginning of the response. */
        response: v.string(),
        outputs: v.array(v.object({ name: v.string(), value: variableValueSchema })),
      }),
    ),
    errors: ['not_found'],
  }),
} as const;

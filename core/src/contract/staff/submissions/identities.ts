import * as v from 'valibot';
import { assuranceLevels } from '../../../field-types/settings/assurance-level.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { providerIdSchema } from '../../visitor/login.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

/** Who logged in for the person or company of an identity. */
const actingSchema = v.object({
  /** As the provider gave it; may be empty. */
  name: v.string(),
  /** All but the last three characters are masked. */
  identifier: v.string(),
  /** The pseudonym of the person of an intermediary, masked too. */
  person: v.nullable(v.string()),
  /** The id of the service that the mandate is for. */
  mandate: v.nullable(v.string()),
});

/** The parties of a login: whom the submission is about, and who acted for them. */
export const identityParties = ['represented', 'acting'] as const;

/** A person as a login proved them. */
export const identitySchema = v.object({
  provider: v.string(),
  /** As the provider gave it; may be empty. */
  name: v.string(),
  /** All but the last three characters are masked. */
  identifier: v.string(),
  level: v.nullable(v.picklist(assuranceLevels)),
  authenticated_at: instantSchema,
});

/** A login behind a submission, with who acted for somebody. */
const submissionIdentitySchema = v.object({
  ...identitySchema.entries,
  provider_name: v.string(),
  /** The register of persons says that the data of the person may not be given to others (geheimhouding). */
  is_shielded: v.boolean(),
  /** `null` when people logged in for themselves. */
  acting: v.nullable(actingSchema),
});
export type SubmissionIdentity = v.InferOutput<typeof submissionIdentitySchema>;

export const identitiesContract = {
  listIdentities: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/identities',
    summary: 'Who made a submission, by the logins on record; identifiers are masked.',
    access: privateAccess('submission-read'),
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(submissionIdentitySchema) }),
    errors: ['not_found'],
  }),
  getIdentifier: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/identities/:provider',
    summary: 'An identifier in full, such as a BSN; the logbook notes every look.',
    access: privateAccess('submission-unmask'),
    params: v.object({ id: idSchema, provider: providerIdSchema }),
    query: v.object({
      /** `acting`: of who logged in for somebody else. */
      party: v.optional(v.picklist(identityParties), 'represented'),
    }),
    status: 200,
    answer: itemOf(v.object({ provider: v.string(), identifier: v.string() })),
    errors: ['not_found'],
  }),
  getCoSignerIdentifier: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/co-signer',
    summary: 'The identifier of the person who co-signed, in full; the logbook notes every look.',
    access: privateAccess('submission-unmask'),
    params: byId,
    status: 200,
    answer: itemOf(v.object({ provider: v.string(), identifier: v.string() })),
    errors: ['not_found'],
  }),
} as const;

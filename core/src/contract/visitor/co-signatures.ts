import * as v from 'valibot';
import { assuranceLevels } from '../../field-types/settings/assurance-level.ts';
import { languages } from '../../messages/languages.ts';
import type { SummaryAnswer, SummaryItem, SummarySection } from '../../summary/summary.ts';
import { endpoint, publicAccess } from '../endpoint.ts';
import { itemOf } from '../list.ts';
import { byId, environmentIdSchema, idSchema, instantSchema } from '../shared-schemas.ts';
import { longestReason } from './co-signature-limits.ts';
import { coSignatureRoutes } from './co-signature-routes.ts';
import { ownKeyHeaders, ownKeyRefusals } from './submission-key.ts';

/** The state of a co-signature; only a waiting one can be signed or declined. */
export const coSignatureStates = ['waiting', 'signed', 'declined', 'expired'] as const;
export type CoSignatureState = (typeof coSignatureStates)[number];

/**
 * Whether the server knows who co-signs: `not_needed` where the mail is enough, `same_person` for a login of the
 * visitor who sent the form or acts for whom it is about, `represents` for a login for somebody else.
 */
export const coSignerIdentities = [
  'not_needed',
  'needed',
  'same_person',
  'represents',
  'level_too_low',
  'known',
] as const;
export type CoSignerIdentity = (typeof coSignerIdentities)[number];

const answerSchema: v.GenericSchema<SummaryAnswer> = v.object({
  kind: v.literal('answer'),
  path: v.string(),
  label: v.string(),
  value: v.string(),
  isComputed: v.exactOptional(v.boolean()),
});

const itemsSchema: v.GenericSchema<readonly SummaryItem[]> = v.lazy(() =>
  v.array(
    v.union([
      answerSchema,
      v.object({
        kind: v.literal('group'),
        path: v.string(),
        label: v.string(),
        items: itemsSchema,
      }),
      v.object({
        kind: v.literal('rows'),
        path: v.string(),
        label: v.string(),
        rows: v.array(v.object({ label: v.string(), items: itemsSchema })),
      }),
    ]),
  ),
);

const sectionSchema: v.GenericSchema<SummarySection> = v.object({
  pageId: v.string(),
  pageIndex: v.number(),
  title: v.string(),
  items: itemsSchema,
});

/** The part of a submission that the person who co-signs sees. */
const coSignatureSchema = v.object({
  id: idSchema,
  state: v.picklist(coSignatureStates),
  form_title: v.string(),
  is_test: v.boolean(),
  /** The text that the person agrees to, and its language. */
  text: v.string(),
  language: v.picklist(languages),
  expires_at: instantSchema,
  /** When it was signed, declined or expired. */
  ended_at: v.nullable(instantSchema),
  identity: v.picklist(coSignerIdentities),
  /** How the person can log in; empty where the mail is enough. */
  logins: v.array(
    v.object({ provider: v.string(), least_level: v.nullable(v.picklist(assuranceLevels)) }),
  ),
  /** The answers without the sensitive ones; empty before a needed login and once it is no longer waiting. */
  sections: v.array(sectionSchema),
});
export type CoSignature = v.InferOutput<typeof coSignatureSchema>;

const refusals = ['not_found', 'origin_not_allowed', 'too_many_requests'] as const;

/** Signing and declining need the login that the version asks for. */
const answerRefusals = [
  ...refusals,
  'transition_not_allowed',
  'login_required',
  'login_expired',
  'login_level_too_low',
  'co_signer_is_visitor',
  'co_signer_represents',
] as const;

export const coSignaturesContract = {
  findCoSignature: endpoint({
    ...coSignatureRoutes.findCoSignature,
    summary:
      'Finds what somebody is asked to co-sign by the code that the visitor passed on; the code is then the key.',
    access: publicAccess,
    body: v.object({
      code: v.pipe(v.string(), v.maxLength(100)),
      form_id: idSchema,
      environment: v.optional(environmentIdSchema, 'production'),
    }),
    status: 200,
    answer: itemOf(v.object({ id: idSchema, key: v.string() })),
    errors: [...refusals],
  }),
  getCoSignatureCode: endpoint({
    ...coSignatureRoutes.getCoSignatureCode,
    summary: 'The code that the visitor passes on to the person who co-signs by login.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    status: 200,
    answer: itemOf(v.object({ code: v.nullable(v.string()) })),
    errors: [...ownKeyRefusals],
  }),
  getCoSignature: endpoint({
    ...coSignatureRoutes.getCoSignature,
    summary: 'What somebody is asked to co-sign, by the key in the e-mail.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    status: 200,
    answer: itemOf(coSignatureSchema),
    errors: [...refusals],
  }),
  signCoSignature: endpoint({
    ...coSignatureRoutes.signCoSignature,
    summary: 'Co-signs a submission, which then becomes final; signing again answers the same.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    body: v.object({ is_accepted: v.literal(true) }),
    status: 200,
    answer: itemOf(coSignatureSchema),
    errors: [...answerRefusals],
  }),
  declineCoSignature: endpoint({
    ...coSignatureRoutes.declineCoSignature,
    summary: 'Declines to co-sign: the visitor gets a mail and can go on with the form.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    body: v.object({
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestReason)), ''),
    }),
    status: 200,
    answer: itemOf(coSignatureSchema),
    errors: [...answerRefusals],
  }),
} as const;

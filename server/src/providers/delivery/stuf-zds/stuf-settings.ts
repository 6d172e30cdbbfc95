import * as v from 'valibot';
import { readPairs } from '../../read-pairs.ts';

const required = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));
const optional = v.optional(v.pipe(v.string(), v.trim()), '');
const pairs = v.pipe(optional, v.transform(readPairs));
const flag = v.pipe(
  optional,
  v.transform((value) => value === 'true'),
);
const url = v.pipe(v.string(), v.url());

/** Sender or receiver of messages, as a case system knows it; optional parts are empty. */
export interface StufParty {
  readonly organisation: string;
  readonly application: string;
  readonly administration: string;
  readonly user: string;
}

/** The settings of a case system that speaks StUF-ZDS; password and private key are stored separately. */
export const stufSettingsSchema = v.pipe(
  v.object({
    sync_url: url,
    async_url: url,
    sender_organisation: required(200),
    sender_application: required(50),
    sender_administration: optional,
    sender_user: optional,
    receiver_organisation: required(200),
    receiver_application: required(50),
    receiver_administration: optional,
    receiver_user: optional,
    case_types: pairs,
    document_types: pairs,
    extra_elements: pairs,
    username: optional,
    uses_basic: flag,
    uses_username_token: flag,
  }),
  v.transform((stored) => ({
    /** Free messages that are answered at once, and notifications that are only confirmed. */
    endpoints: { sync: stored.sync_url, async: stored.async_url },
    sender: {
      organisation: stored.sender_organisation,
      application: stored.sender_application,
      administration: stored.sender_administration,
      user: stored.sender_user,
    },
    receiver: {
      organisation: stored.receiver_organisation,
      application: stored.receiver_application,
      administration: stored.receiver_administration,
      user: stored.receiver_user,
    },
    /** Codes with descriptions. */
    caseTypes: stored.case_types,
    /** Descriptions with levels of confidentiality. */
    documentTypes: stored.document_types,
    /** Names with labels. */
    extraElements: stored.extra_elements,
    username: stored.username,
    usesBasic: stored.uses_basic,
    usesUsernameToken: stored.uses_username_token,
  })),
);
export type StufSettings = v.InferOutput<typeof stufSettingsSchema>;

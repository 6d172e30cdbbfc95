import type {
  CoSignerIdentity,
  coSignaturesContract,
} from '@form-builder/core/contract/visitor/co-signatures.ts';
import { isAnyShielded, selectIdentities } from '../../citizen-login/login-queries.ts';
import { loginTokensOf } from '../../citizen-login/request-logins.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { enforceLimit, type CreateRateLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import { getOwnSubmission } from '../own-submissions/own-submission.ts';
import type { CompletionRules } from '../completion/complete-submission.ts';
import { selectFilledSubmission } from '../filled-version/filled-submission-queries.ts';
import { assertCoSigner, declineCoSignature, signCoSignature } from './answer-co-signature.ts';
import { normaliseCoSignatureCode } from './login/co-signature-code.ts';
import { openCode } from './co-signature-secrets.ts';
import {
  selectCoSignature,
  selectCoSignatureByCode,
  selectCoSignatureOf,
  type CoSignatureRow,
} from './co-signatures-queries.ts';
import { identifyCoSignerIfLoggedIn } from './login/identify-co-signer.ts';
import { selectOwnSubmission } from '../submissions-queries.ts';
import { presentCoSignature } from './present-co-signature.ts';

/** The dependencies of these handlers. */
export interface CoSignatureOptions extends CompletionRules {
  readonly jobs: JobSender;
  readonly createRateLimit: CreateRateLimit;
}

/**
 * The number of keys that one network can try per minute: enough for a family, far too few to guess
 * a key.
 */
const maxKeysPerMinute = 30;

type Contract = Handlers<typeof coSignaturesContract>;

interface KeyedRequest {
  readonly tenant: { readonly id: string };
  readonly network: string;
  readonly params: { readonly id: string };
  readonly headers: Readonly<Record<string, unknown>> & { readonly 'x-submission-key': string };
}

/**
 * The endpoints for the co-signer (find, read, sign, decline), and for the code that the visitor
 * passes on.
 */
export function createCoSignatureHandlers({
  createRateLimit,
  ...options
}: CoSignatureOptions): Handlers<typeof coSignaturesContract> {
  const rule = { name: 'co-signature-keys', max: maxKeysPerMinute, windowSeconds: 60 };
  const limitKeys = createRateLimit(rule);
  const countTry = ({ tenant, network }: Pick<KeyedRequest, 'tenant' | 'network'>) =>
    enforceLimit(limitKeys, `${tenant.id} ${network}`);
  const getWanted = async (request: KeyedRequest) => {
    await countTry(request);
    const { params, headers } = request;
    const key = headers['x-submission-key'];
    return { id: params.id, key, loginTokens: loginTokensOf(headers) };
  };
  const present = presenter(options);
  return {
    findCoSignature: async (context) => {
      await countTry(context);
      return findCoSignature(context);
    },

    getCoSignatureCode: getCoSignatureCode(options),

    getCoSignature: async (context) => {
      const { loginTokens, ...wanted } = await getWanted(context);
      return context.transaction(async (tx) => {
        const row = await selectCoSignature(tx, wanted.id);
        assertCoSigner(row, wanted);
        const submission = await selectOwnSubmission(tx, row.submission_id);
        const writer = writerFor(context, tx);
        const found = { row, submission };
        const signer = await identifyCoSignerIfLoggedIn(writer, options.cipher, found, loginTokens);
        return present(writer, row, signer.identity);
      });
    },

    signCoSignature: async (context) => {
      const wanted = await getWanted(context);
      return context.transaction(async (tx) => {
        const writer = writerFor(context, tx);
        return present(writer, await signCoSignature(writer, options, wanted));
      });
    },

    declineCoSignature: async (context) => {
      const wanted = { ...(await getWanted(context)), reason: context.body.reason };
      return context.transaction(async (tx) => {
        const writer = writerFor(context, tx);
        return present(writer, await declineCoSignature(writer, options, wanted));
      });
    },
  };
}

/** Presents a co-signature to the co-signer. */
const presenter =
  ({ cipher }: Pick<CoSignatureOptions, 'cipher'>) =>
  async (writer: Writer, row: CoSignatureRow, identity: CoSignerIdentity = 'not_needed') => {
    const { tx, tenantId } = writer;
    const filled = await selectFilledSubmission(tx, row.submission_id);
    const isShielded = isAnyShielded(await selectIdentities(tx, row.submission_id));
    const now = writer.now();
    return {
      data: presentCoSignature(row, filled, { tenantId, cipher, now, identity, isShielded }),
    };
  };

const findCoSignature: Contract['findCoSignature'] = async ({ body, transaction }) => {
  const { code, form_id: formId, environment } = body;
  const key = normaliseCoSignatureCode(code);
  const place = { codeHash: hashKey(key), formId, environment };
  const found = await transaction((tx) => selectCoSignatureByCode(tx, place));
  if (found === undefined) throw new RequestError('not_found');
  return { data: { id: found.id, key } };
};

const getCoSignatureCode =
  ({ cipher }: Pick<CoSignatureOptions, 'cipher'>): Contract['getCoSignatureCode'] =>
  ({ params, headers, tenant, transaction }) =>
    transaction(async (tx) => {
      const own = { id: params.id, key: headers['x-submission-key'] };
      const submission = await getOwnSubmission({ tx }, own);
      const row = await selectCoSignatureOf(tx, submission.id);
      const place = row && { tenantId: tenant.id, id: row.id };
      return { data: { code: place ? openCode(cipher, place, row.sealed_code) : null } };
    });

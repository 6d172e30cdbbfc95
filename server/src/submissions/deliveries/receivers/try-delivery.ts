import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { splitAnswers } from '@form-builder/core/sensitive-answers/split-answers.ts';
import { isAnyShielded, selectIdentities } from '../../../citizen-login/login-queries.ts';
import type { JobContext } from '../../../platform/jobs/job-handlers.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import type {
  DeliveryDriver,
  ReturnedPayment,
} from '../../../providers/delivery/delivery-driver.ts';
import type { DeliverySteps } from '../../../providers/delivery/delivery-steps.ts';
import type { CreateDeliveryDriver } from '../../../providers/delivery/delivery-drivers.ts';
import { runAsOperation, type SentCall } from '../../../providers/calls/called-operation.ts';
import { ProviderError, type ProviderErrorCode } from '../../../providers/provider-error.ts';
import type { ProviderResponse } from '../../../providers/send-request.ts';
import { selectProvider, type ProviderRow } from '../../../providers/providers-queries.ts';
import {
  selectSentSubmission,
  type SentSubmission,
} from '../../filled-version/filled-submission-queries.ts';
import { maskStoredAnswers } from '../../reading/mask-stored-answers.ts';
import { selectRoutesOf } from '../../routes/routes-queries.ts';
import { openSubmission, type ShownAnswers } from '../../reading/open-submission.ts';
import {
  createSubmissionDocuments,
  type DocumentServices,
} from '../../documents/submission-documents.ts';
import { keepStep, type DeliveryRow } from '../deliveries-queries.ts';
import { selectReturnedPayment } from '../returned-payment-queries.ts';
import { takeIncoming } from '../take-incoming.ts';
import { openExchange, sealExchange } from '../delivery-secrets.ts';
import {
  listNumbers,
  maskParties,
  openParties,
  type DeliveredParties,
} from '../content/delivered-parties.ts';
import { namePartiesOf, writeDelivery } from '../content/write-delivery.ts';
import { writeExchange, type DescribedAnswer } from '../content/write-exchange.ts';

/** The dependencies of deliveries. */
export interface DeliveryOptions extends DocumentServices {
  readonly cipher: SecretCipher;
  readonly createDriver: CreateDeliveryDriver;
  readonly originOf: (tenant: JobContext['tenant']) => string;
}

/** The result of one attempt. */
export interface DeliveryResult {
  /** `null`: delivered. */
  readonly error: ProviderErrorCode | null;
  readonly isFinal: boolean;
  readonly status: number | null;
  /** The requests and the response as staff may read them, as JSON; `null` when nothing was sent. */
  readonly exchange: string | null;
  /** How long the receiver asks us to wait. */
  readonly retryAfterSeconds?: number | undefined;
  /** Answers of the submission that the receiver's response fills in. */
  readonly answers: Readonly<Record<string, string>>;
}

/** One attempt. */
export interface DeliveryAttempt {
  readonly result: DeliveryResult;
  /** Until when the receiver was not to be called, as it was stored when the attempt began. */
  readonly storedPause: Date | null;
  /** What had gone back of the payment when it began. */
  readonly returnedCents: number;
}

/** An attempt without a sign of progress for this long counts as lost. */
export const leaseMs = 120_000;

/**
 * Makes one delivery attempt; never throws for errors of the receiver. `undefined`: the submission was deleted.
 */
export async function tryDelivery(
  context: JobContext,
  options: DeliveryOptions,
  row: DeliveryRow,
): Promise<DeliveryAttempt | undefined> {
  const key = { id: row.provider_id, servesTests: row.serves_tests };
  const found = await context.transaction(async (tx) => ({
    sent: await selectSentSubmission(tx, row.submission_id),
    provider: await selectProvider(tx, 'delivery', key),
    routes: await selectRoutesOf(tx, row.submission_id),
    identities: await selectIdentities(tx, row.submission_id),
    returned: await selectReturnedPayment(tx, row.submission_id),
  }));
  const { sent, provider } = found;
  if (sent === undefined) return undefined;
  const result = await attempt(context, options, { ...found, row, sent });
  return {
    result,
    storedPause: provider?.paused_until ?? null,
    returnedCents: found.returned?.cents ?? 0,
  };
}

interface Attempting {
  readonly row: DeliveryRow;
  readonly sent: SentSubmission;
  readonly provider: ProviderRow | undefined;
  readonly routes: Awaited<ReturnType<typeof selectRoutesOf>>;
  readonly identities: Awaited<ReturnType<typeof selectIdentities>>;
  readonly returned: ReturnedPayment | undefined;
}

async function attempt(
  context: JobContext,
  options: DeliveryOptions,
  { row, sent, provider, routes, identities, returned }: Attempting,
): Promise<DeliveryResult> {
  const nothing = { status: null, exchange: null, answers: {} };
  if (provider === undefined) return { ...nothing, error: 'not_configured', isFinal: true };
  try {
    const driver = options.createDriver(context, provider);
    const parties = openParties(options.cipher, context.tenant.id, identities);
    const routedTo = routes.flatMap(({ destination }) =>
      destination.kind === 'mail' ? destination.recipients : [],
    );
    const isShielded = driver.leavesOutShielded === true && isAnyShielded(identities);
    const delivering = { row, sent, driver, routedTo, parties, returned, isShielded };
    return await deliver(context, options, delivering);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { code, retryAfterSeconds } = error;
    return { ...nothing, error: code, isFinal: isFinal(error), retryAfterSeconds };
  }
}

interface Delivering {
  readonly row: DeliveryRow;
  readonly sent: SentSubmission;
  readonly driver: DeliveryDriver;
  readonly routedTo: readonly string[];
  readonly parties: DeliveredParties;
  readonly returned: ReturnedPayment | undefined;
  /** What the register of persons gave is left out. */
  readonly isShielded: boolean;
}

async function deliver(
  context: JobContext,
  options: DeliveryOptions,
  { row, sent, driver, routedTo, parties, returned, isShielded }: Delivering,
): Promise<DeliveryResult> {
  const { tenant } = context;
  const written = {
    id: row.id,
    origin: options.originOf(tenant),
    integration: row.integration,
    sent,
    routedTo,
    returned,
    isShielded,
  };
  const maskWith = (showsSensitive: boolean) =>
    maskStoredAnswers(options.cipher, tenant.id, sent, { showsSensitive, isShielded });
  const clear = openSubmission(options.cipher, tenant.id, sent);
  const masked = maskWith(false);
  const isMasked = driver.isMasked(row.integration.options);
  const shown = maskWith(!isMasked);
  const named = namePartiesOf({ ...written, shown: clear }, parties);
  const calls: SentCall[] = [];
  const describe = (answer: DescribedAnswer) =>
    writeExchange({
      calls,
      answer,
      preview: driver.describe(
        writeDelivery({ ...written, shown: masked, isMasked: true, ...maskParties(named) }),
      ),
      sensitive: [sensitiveOf(sent, clear), listNumbers(parties)],
    });
  try {
    const request = writeDelivery({ ...written, shown, isMasked, ...named });
    const documents = createSubmissionDocuments(context, options, { sent, shown, isMasked });
    const answer = await noteCalls(calls, () =>
      driver.deliver(request, { steps: stepsOf(context, options, row), documents }),
    );
    return {
      error: null,
      isFinal: true,
      status: answer.status,
      answers: takeIncoming(row.integration, sent.definition, answer.content),
      exchange: describe({ status: answer.status, text: textOf(answer) }),
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failureOf(error, describe);
  }
}

/** Runs a delivery whose calls are added to a list. */
const noteCalls = <T>(calls: SentCall[], work: () => T): T =>
  runAsOperation({ onSent: (call) => void calls.push(call) }, work);

function failureOf(
  error: ProviderError,
  describe: (answer: DescribedAnswer) => string,
): DeliveryResult {
  const { status = null, text = '' } = error.answer ?? {};
  return {
    error: error.code,
    isFinal: isFinal(error),
    retryAfterSeconds: error.retryAfterSeconds,
    status,
    answers: {},
    exchange: describe({ status, text }),
  };
}

const textOf = ({ content }: ProviderResponse): string =>
  content === undefined ? '' : JSON.stringify(content);

/** Errors that a retry cannot solve: staff solve them and retry. */
const finalCodes: ReadonlySet<ProviderErrorCode> = new Set([
  'not_configured',
  'not_allowed',
  'refused',
]);
const isFinal = ({ code }: ProviderError): boolean => finalCodes.has(code);

function sensitiveOf(sent: SentSubmission, { answers, definition }: ShownAnswers): unknown {
  const { fields, variables } = findSensitive(sent.definition, fieldTypes);
  const held = definition.variables ?? [];
  return [
    splitAnswers(fields, answers).sensitive,
    held.filter(({ id }) => variables.has(id)).map((one) => one.stored_value),
  ];
}

/** Stores completed steps with the delivery, so that an attempt of another server continues after them. */
function stepsOf(
  { tenant, transaction, now }: JobContext,
  { cipher }: Pick<DeliveryOptions, 'cipher'>,
  { id, steps }: DeliveryRow,
): DeliverySteps {
  const kept = new Map(Object.entries(steps));
  const place = { tenantId: tenant.id, id };
  const run = async (name: string, work: () => Promise<string>) => {
    const result = await work();
    kept.set(name, result);
    const until = new Date(now() + leaseMs);
    await transaction((tx) => keepStep(tx, id, { name, result, until }));
    return result;
  };
  const open = (name: string): string | undefined => {
    const known = kept.get(name);
    if (known === undefined) return undefined;
    try {
      return openExchange(cipher, place, Buffer.from(known, 'base64'));
    } catch {
      // Sealed with a key that is gone: the work is done again.
      return undefined;
    }
  };
  return {
    has: (name) => kept.has(name),
    once: async (name, work) => kept.get(name) ?? run(name, work),
    onceSealed: async (name, work) => {
      const known = open(name);
      if (known !== undefined) return known;
      const result = await work();
      await run(name, () =>
        Promise.resolve(sealExchange(cipher, place, result).toString('base64')),
      );
      return result;
    },
  };
}

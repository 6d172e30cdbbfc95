import { ProviderError } from '../../provider-error.ts';
import type { DeliveryFile, DeliveryRequest, DeliveryWork } from '../delivery-driver.ts';
import { assertActingKept } from '../find-acting.ts';
import { createStufCase, findCaseType, writeCase, type StufCase } from './stuf-case.ts';
import type { StufClient } from './stuf-client.ts';
import {
  findDocumentType,
  readContent,
  writeDocument,
  type StufDocumentType,
} from './stuf-document.ts';
import { findRefusal, isKnown } from './stuf-refusal.ts';
import {
  currentRound,
  faultStep,
  numberStep,
  receivedStep,
  referenceOf,
} from './stuf-reference.ts';
import type { StufSettings } from './stuf-settings.ts';
import type { Numbered } from './write-number-request.ts';

/** The context of the steps of one case. */
export interface CaseDelivery {
  readonly client: StufClient;
  readonly settings: StufSettings;
  readonly request: DeliveryRequest;
  readonly work: DeliveryWork;
}

interface Identified {
  readonly identificatie: string;
}

/** What was made, as the answer of a delivery. */
export interface DeliveredCase {
  readonly zaak: Identified;
  readonly documenten: readonly Identified[];
}

/** Creates the case of a submission with its documents; a repeated attempt continues where an earlier one stopped. */
export async function deliverCase(delivery: CaseDelivery): Promise<DeliveredCase> {
  const { client, settings, request, work } = delivery;
  const caseType = findCaseType(request, settings);
  const type = findDocumentType(request, settings);
  const hasUnknownType = type === undefined && (request.options['document_type'] ?? '') !== '';
  if (caseType === undefined || hasUnknownType) throw new ProviderError('not_configured');
  assertActingKept(request);
  const ofCase = createStufCase(request, caseType);
  const identification = await reserve(delivery, 'case', numberStep('case'));
  await notifyOnce(delivery, 'case', (reference) =>
    client.notify('createCase', reference, (header) => writeCase(ofCase, identification, header)),
  );
  const files = type && [await work.documents.pdf(), ...(await work.documents.files())];
  const documents: Identified[] = [];
  for (const [at, file] of files?.entries() ?? []) {
    const place = { type, ofCase, caseIdentification: identification, number: at + 1 };
    documents.push({ identificatie: await addDocument(delivery, file, place) });
  }
  return { zaak: { identificatie: identification }, documenten: documents };
}

interface DocumentPlace {
  readonly type: StufDocumentType | undefined;
  readonly ofCase: StufCase;
  readonly caseIdentification: string;
  /** The position among the files of the submission, from 1. */
  readonly number: number;
}

async function addDocument(
  delivery: CaseDelivery,
  file: DeliveryFile,
  { type, number, ...ofCase }: DocumentPlace,
): Promise<string> {
  if (type === undefined) throw new Error('A document has no type.');
  const step = `document ${String(number)}`;
  const identification = await reserve(delivery, 'document', numberStep(step));
  await notifyOnce(delivery, step, async (reference) => {
    const document = { identification, file, type, content: await readContent(file) };
    await delivery.client.notify('addDocument', reference, (header) =>
      writeDocument(document, ofCase, header),
    );
  });
  return identification;
}

/** Asks for a number once; when the answer with it was lost, another one is as good. */
function reserve(delivery: CaseDelivery, numbered: Numbered, step: string): Promise<string> {
  const { client, work } = delivery;
  const ask = () => sendRound(delivery, step, (reference) => client.askNumber(numbered, reference));
  return work.steps.once(step, () =>
    ask().catch((cause: unknown) => {
      if (!isKnown(cause)) throw cause;
      return ask();
    }),
  );
}

/**
 * Sends a notification until the receiver has it: one that it knows already was confirmed in an answer that was lost.
 * What is noted names the round, so that a fault that the receiver reports later, even before the note, begins the next.
 */
async function notifyOnce(
  delivery: CaseDelivery,
  step: string,
  send: (reference: string) => Promise<void>,
): Promise<void> {
  const { steps } = delivery.work;
  await steps.once(receivedStep(step, currentRound(step, steps.has)), () =>
    sendRound(delivery, step, async (reference) => {
      await send(reference).catch((cause: unknown) => {
        if (!isKnown(cause)) throw cause;
      });
      return 'received';
    }),
  );
}

/**
 * Sends a message under a reference that stays the same until the receiver refuses the message. So a message whose
 * answer was lost is recognised by the receiver, and one that it refused is a new message to it.
 */
async function sendRound(
  { request, work: { steps } }: CaseDelivery,
  step: string,
  send: (reference: string) => Promise<string>,
): Promise<string> {
  const round = currentRound(step, steps.has);
  try {
    return await send(referenceOf(request.id, `${step} ${String(round)}`));
  } catch (cause) {
    const refusal = findRefusal(cause);
    if (refusal !== undefined)
      await steps.once(faultStep(step, round), () => Promise.resolve(refusal));
    throw cause;
  }
}

import { ProviderError } from '../../provider-error.ts';
import type { DeliveryFile } from '../delivery-driver.ts';
import { assertActingKept } from '../find-acting.ts';
import { createStufCase, findCaseType, writeCase, type StufCase } from './stuf-case.ts';
import { notifyOnce, sendRound, type CaseDelivery } from './notify-once.ts';
import { reportPayments, toldFirst } from './report-payments.ts';
import {
  findDocumentType,
  readContent,
  writeDocument,
  type StufDocumentType,
} from './stuf-document.ts';
import { isKnown } from './stuf-refusal.ts';
import { numberStep } from './stuf-reference.ts';
import type { Numbered } from './write-number-request.ts';

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
  const current = createStufCase(request, caseType);
  const ofCase = { ...current, payment: await toldFirst(delivery, current.payment) };
  const identification = await reserve(delivery, 'case', numberStep('case'));
  await notifyOnce(delivery, 'case', (reference) =>
    client.notify('createCase', reference, (header) => writeCase(ofCase, identification, header)),
  );
  await reportPayments(delivery, identification, { ofCase, payment: current.payment });
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

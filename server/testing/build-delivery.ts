import { Readable } from 'node:stream';
import type { DeliveryFile, DeliveryRequest } from '../src/providers/delivery/delivery-driver.ts';
import type { DeliverySteps } from '../src/providers/delivery/delivery-steps.ts';

/** A delivery of a submission without answers, logins and options, with these members. */
export const buildDeliveryRequest = (members: Partial<DeliveryRequest> = {}): DeliveryRequest => ({
  id: '3f0f7a52-6f0e-4a0b-9a43-3f4a7b1c2d3e',
  source: 'https://formulieren.example/forms/1',
  submission: {
    id: 'submission',
    number: 'A-1',
    formId: 'form',
    formTitle: 'Melding doen',
    completedAt: '2026-11-22T23:30:00.120Z',
    isTest: false,
  },
  values: {},
  sources: [],
  options: {},
  pathOf: () => [],
  page: 'https://formulieren.example/submissions/1',
  locale: 'nl-NL',
  summary: () => [],
  identifiers: [],
  rsins: [],
  initiatorRsin: undefined,
  acting: undefined,
  payment: null,
  isMasked: false,
  isShielded: false,
  routedTo: [],
  ...members,
});

/** A PDF of a submission with this many bytes. */
export const buildDeliveryFile = (fileName: string, sizeBytes: number): DeliveryFile => ({
  fileName,
  contentType: 'application/pdf',
  sizeBytes,
  read: () => Promise.resolve(Readable.from([Buffer.alloc(sizeBytes, 'a')], { objectMode: false })),
});

const runStep: DeliverySteps['once'] = (_, run) => run();

/** The steps of an attempt that does each step anew, and knows these of an earlier attempt. */
export const buildDeliverySteps = (
  isDone: (name: string) => boolean = () => false,
): DeliverySteps => ({ has: isDone, once: runStep, onceSealed: runStep });

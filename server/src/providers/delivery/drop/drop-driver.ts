import type { DeliveryDriver, DeliveryMessage, DeliveryRequest } from '../delivery-driver.ts';
import { ProviderError } from '../../provider-error.ts';
import { answerWriters, chosenFormats } from './answer-writers.ts';
import { chooseDropFiles } from './drop-files.ts';
import { baseNameOf, folderOf } from './drop-names.ts';
import type { FileDrop } from './file-drop.ts';
import { reportReading } from './report-reading.ts';

/** How often a long upload shows that it goes on, well within the time after which an attempt counts as lost. */
const reportEveryMs = 30_000;

/**
 * Delivers submissions as files. Their names come from the submission and the delivery's id, so that a repeated attempt
 * replaces what an earlier one put. Each file is a step. The answers come last: a system that looks for them finds the
 * other files beside them.
 */
export function createDropDriver(drop: FileDrop, now: () => number): DeliveryDriver {
  return {
    describe: (request) => describeFiles(drop, request),
    deliver: async (request, { steps, documents }) => {
      if (!hasFiles(request)) throw new ProviderError('not_configured');
      const folder = folderOf(request);
      const files = await chooseDropFiles(request, documents);
      const session = await drop.open();
      try {
        for (const [at, { name, ...file }] of files.entries())
          await steps.once(`file ${String(at + 1)}`, async () => {
            const progress = { now, everyMs: reportEveryMs };
            const read = async () =>
              reportReading(await file.read(), progress, async () => {
                await steps.once(`busy ${String(now())}`, () => Promise.resolve('busy'));
              });
            await session.put([...folder, name], { ...file, read });
            return 'put';
          });
      } finally {
        session.close();
      }
      const addresses = files.map(({ name }) => drop.addressOf([...folder, name]));
      return { status: 201, content: { folder: drop.addressOf(folder), files: addresses } };
    },
    isMasked: () => false,
    check: async () => {
      const session = await drop.open();
      try {
        await session.tryOut();
      } finally {
        session.close();
      }
    },
  };
}

const hasFiles = ({ options }: DeliveryRequest): boolean =>
  ['pdf', 'files', ...chosenFormats({ options })].some((part) => options[part] === 'true');

/** The files in order; the PDF and the attachments are not made for a description. */
function describeFiles(drop: FileDrop, request: DeliveryRequest): readonly DeliveryMessage[] {
  const folder = folderOf(request);
  const base = baseNameOf(request);
  const message = (name: string, body: unknown) => ({
    method: 'PUT',
    url: drop.addressOf([...folder, name]),
    body,
  });
  const { options } = request;
  return [
    ...(options['files'] === 'true' ? [message(`${base} {bijlage}`, null)] : []),
    ...(options['pdf'] === 'true' ? [message(`${base}.pdf`, null)] : []),
    ...chosenFormats(request).map((format) =>
      message(`${base}.${format}`, answerWriters[format].write(request)),
    ),
  ];
}

import { Readable } from 'node:stream';
import type { DeliveryDocuments, DeliveryRequest } from '../delivery-driver.ts';
import { uniqueFileNames } from '../safe-names.ts';
import { answerWriters, chosenFormats } from './answer-writers.ts';
import { attachmentName, baseNameOf } from './drop-names.ts';
import type { DroppedFile } from './file-drop.ts';

/** A file of a submission under the name that it gets. */
interface NamedFile extends DroppedFile {
  readonly name: string;
}

/** The files of a submission, in the same order and with the same names in each attempt. */
export async function chooseDropFiles(
  request: DeliveryRequest,
  documents: DeliveryDocuments,
): Promise<readonly NamedFile[]> {
  const { options } = request;
  const base = baseNameOf(request);
  const nameOf = uniqueFileNames();
  const uploads = options['files'] === 'true' ? await documents.files() : [];
  const pdf = options['pdf'] === 'true' ? [await documents.pdf()] : [];
  return [
    ...uploads.map(({ fileName, ...file }) => ({
      ...file,
      name: attachmentName(base, nameOf(fileName)),
    })),
    ...pdf.map((file) => ({ ...file, name: `${base}.pdf` })),
    ...chosenFormats(request).map((format) => answersFile(request, `${base}.${format}`, format)),
  ];
}

function answersFile(
  request: DeliveryRequest,
  name: string,
  format: keyof typeof answerWriters,
): NamedFile {
  const { contentType, write } = answerWriters[format];
  const content = Buffer.from(write(request));
  return {
    name,
    contentType,
    sizeBytes: content.length,
    read: () => Promise.resolve(Readable.from([content], { objectMode: false })),
  };
}

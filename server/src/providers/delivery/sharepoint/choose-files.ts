import { Readable } from 'node:stream';
import type { DeliveryDocuments, DeliveryFile, DeliveryRequest } from '../delivery-driver.ts';
import { writeAnswers } from '../write-answers.ts';

/** What of a submission is uploaded, by the names of the options. */
const parts = ['pdf', 'files', 'json'] as const;
type Part = (typeof parts)[number];

/** The parts that an integration uploads. */
export const chosenParts = ({ options }: Pick<DeliveryRequest, 'options'>): readonly Part[] =>
  parts.filter((part) => options[part] === 'true');

/** The files of a submission that are uploaded, in the same order in each attempt. */
export async function chooseFiles(
  request: DeliveryRequest,
  documents: DeliveryDocuments,
): Promise<readonly DeliveryFile[]> {
  const writers: Readonly<Record<Part, () => Promise<readonly DeliveryFile[]>>> = {
    pdf: async () => [await documents.pdf()],
    files: () => documents.files(),
    json: () => Promise.resolve([answersFile(request)]),
  };
  const found: DeliveryFile[] = [];
  for (const part of chosenParts(request)) found.push(...(await writers[part]()));
  return found;
}

/** The name of the file with the answers. */
export const answersFileName = 'antwoorden.json';

function answersFile(request: DeliveryRequest): DeliveryFile {
  const content = Buffer.from(JSON.stringify(writeAnswers(request), null, 2));
  return {
    fileName: answersFileName,
    contentType: 'application/json',
    sizeBytes: content.length,
    read: () => Promise.resolve(Readable.from([content], { objectMode: false })),
  };
}

import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { ProviderError } from '../../../provider-error.ts';
import {
  createOnce,
  createOrFind,
  objectSchema,
  type Case,
  type CaseDelivery,
} from '../case-delivery.ts';
import { documentSchema, type NewDocument } from './document.ts';
import { typeOfFile, type DocumentTypes } from './document-types.ts';
import { uploadParts } from './upload-parts.ts';

/** The size from which a file is uploaded in parts, because in a JSON body it is a third larger. */
const partsFromBytes = 4_000_000;

/**
 * The maximum number of attempts for a document whose lock was lost with a response; each has its
 * own suffix of the identification.
 */
const suffixes = ['', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A document of a case, with the URL of its type. */
export interface AddedDocument {
  readonly url: string;
  readonly documentType: string;
}

/**
 * Adds the PDF and the uploads that have a type to a case and returns them; creates each document and each link once.
 */
export async function addDocuments(
  delivery: CaseDelivery,
  created: Case,
  types: DocumentTypes,
): Promise<readonly AddedDocument[]> {
  const added: AddedDocument[] = [];
  for (const { file, number } of await listFiles(delivery, types)) {
    const documentType = typeOfFile(delivery.request, types, file);
    if (documentType === null) continue;
    const url = await addDocument(delivery, { file, number, documentType });
    added.push({ url, documentType });
    await addLink(delivery, { file, number, link: { zaak: created.url, informatieobject: url } });
  }
  return added;
}

/** The files with their numbers, which stay the same in every attempt; the PDF is the first. */
async function listFiles(
  { work: { documents } }: CaseDelivery,
  { documentType, documentTypes }: DocumentTypes,
): Promise<readonly Pick<NewDocument, 'file' | 'number'>[]> {
  const hasOwn = Object.keys(documentTypes).length > 0;
  const pdf = documentType === null ? [] : [{ file: await documents.pdf(), number: 1 }];
  if (documentType === null && !hasOwn) return [];
  const uploads = await documents.files();
  return [...pdf, ...uploads.map((file, at) => ({ file, number: at + 2 }))];
}

interface NewLink extends Pick<NewDocument, 'file' | 'number'> {
  readonly link: { readonly zaak: string; readonly informatieobject: string };
}

async function addLink(delivery: CaseDelivery, { file, number, link }: NewLink): Promise<void> {
  await createOnce(delivery, `link ${String(number)}`, {
    find: async () => {
      const answer = await delivery.client.get(
        'cases',
        `zaakinformatieobjecten?${new URLSearchParams(link).toString()}`,
        v.array(objectSchema),
      );
      return answer[0]?.url;
    },
    create: async () => {
      const body = { ...link, titel: file.fileName.slice(0, 200) };
      const path = 'zaakinformatieobjecten';
      return (await delivery.client.post('cases', path, { body, schema: objectSchema })).url;
    },
  });
}

async function addDocument(delivery: CaseDelivery, document: NewDocument): Promise<string> {
  const { client, work } = delivery;
  const { file, number } = document;
  const isLarge = file.sizeBytes >= partsFromBytes;
  const content = isLarge ? null : (await buffer(await file.read())).toString('base64');
  const text = await work.steps.once(`document ${String(number)}`, async () => {
    const place = await findPlace(delivery, number);
    if ('found' in place) return JSON.stringify({ url: place.found });
    const body = { ...writeDocument(delivery, document), ...place, inhoud: content };
    const path = 'enkelvoudiginformatieobjecten';
    return createOrFind(
      async () =>
        JSON.stringify(await client.post('documents', path, { body, schema: documentSchema })),
      // In parts, the one that is there is locked, and its lock went with the first answer.
      async () => {
        const again = isLarge ? place : await findPlace({ ...delivery, isRepeat: true }, number);
        return 'found' in again ? JSON.stringify({ url: again.found }) : undefined;
      },
    );
  });
  const made = v.parse(documentSchema, JSON.parse(text));
  if (isLarge && made.lock !== '') await uploadParts(delivery, made, document);
  return made.url;
}

/**
 * Returns the identification of a new document, or the document that an earlier attempt completed.
 * A document that is still locked is abandoned: without its lock it cannot be completed, and it
 * belongs to no case.
 */
async function findPlace(
  { client, settings, request, isRepeat }: CaseDelivery,
  number: number,
): Promise<{ readonly identificatie: string } | { readonly found: string }> {
  for (const suffix of suffixes) {
    const identificatie = `${request.id}-${String(number)}${suffix}`;
    if (!isRepeat) return { identificatie };
    const filters = { bronorganisatie: settings.organisation, identificatie };
    const query = { filters, schema: documentSchema };
    const [found] = await client.list('documents', 'enkelvoudiginformatieobjecten', query);
    if (found === undefined) return { identificatie };
    if (!found.locked) return { found: found.url };
  }
  throw new ProviderError('bad_answer');
}

const maxTitle = 200;
const maxFileName = 255;

function writeDocument(
  { settings, request, date }: CaseDelivery,
  { file, documentType }: NewDocument,
) {
  return {
    informatieobjecttype: documentType,
    bronorganisatie: settings.organisation,
    creatiedatum: date,
    titel: file.fileName.slice(0, maxTitle),
    beschrijving: request.submission.formTitle.slice(0, 1000),
    auteur: 'Indiener van het formulier',
    taal: 'nld',
    formaat: file.contentType,
    bestandsnaam: file.fileName.slice(-maxFileName),
    bestandsomvang: file.sizeBytes,
    status: 'definitief',
    indicatieGebruiksrecht: false,
  };
}

import { buffer } from 'node:stream/consumers';
import { xml, Xml } from '../../../platform/xml/xml.ts';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryFile, DeliveryRequest } from '../delivery-driver.ts';
import { namespaces } from '../../../platform/stuf/stuf-names.ts';
import type { StufSettings } from './stuf-settings.ts';
import type { StufCase } from './stuf-case.ts';
import { writeHeader, type StufHeader } from './write-header.ts';

/** The type of the documents of an integration. */
export interface StufDocumentType {
  readonly description: string;
  /** Such as `ZAAKVERTROUWELIJK`. */
  readonly confidentiality: string;
}

/** The chosen type of documents; `undefined` when it is not among those of the provider. */
export function findDocumentType(
  { options }: Pick<DeliveryRequest, 'options'>,
  { documentTypes }: Pick<StufSettings, 'documentTypes'>,
): StufDocumentType | undefined {
  const found = documentTypes.find(([description]) => description === options['document_type']);
  return found && { description: found[0], confidentiality: found[1] };
}

/** A file that becomes a document of a case. */
export interface StufDocument {
  readonly identification: string;
  readonly file: Pick<DeliveryFile, 'fileName' | 'contentType'>;
  readonly type: StufDocumentType;
  /** In base64. */
  readonly content: string;
}

/** StUF has the whole content in one message, and so in memory, a third larger. */
const maxContentBytes = 30_000_000;

/** The content of a file in base64; throws a ProviderError for a file that is too large for a message. */
export async function readContent({ sizeBytes, read }: DeliveryFile): Promise<string> {
  if (sizeBytes > maxContentBytes) {
    const text = JSON.stringify({ bestandsomvang: sizeBytes, maximum: maxContentBytes });
    throw new ProviderError('refused', { text });
  }
  return (await buffer(await read())).toString('base64');
}

const maxTitle = 200;
const maxFileName = 255;

interface DocumentOf {
  readonly caseIdentification: string;
  readonly ofCase: Pick<StufCase, 'day' | 'moment' | 'description'>;
}

/** The notification that adds a document to a case; the elements have the order of the sector model. */
export function writeDocument(
  { identification, file, type, content }: StufDocument,
  { caseIdentification, ofCase: { day, moment, description } }: DocumentOf,
  header: StufHeader,
): Xml {
  const { fileName, contentType } = file;
  return xml`<ZKN:edcLk01 xmlns:ZKN="${namespaces.cases}" xmlns:StUF="${namespaces.stuf}" xmlns:xmime="${namespaces.mime}">${writeHeader(
    header,
    { code: 'Lk01', entity: 'EDC' },
  )}<ZKN:parameters><StUF:mutatiesoort>T</StUF:mutatiesoort><StUF:indicatorOvername>V</StUF:indicatorOvername></ZKN:parameters><ZKN:object StUF:entiteittype="EDC" StUF:verwerkingssoort="T"><ZKN:identificatie>${identification}</ZKN:identificatie><ZKN:dct.omschrijving>${type.description}</ZKN:dct.omschrijving><ZKN:creatiedatum>${day}</ZKN:creatiedatum><ZKN:ontvangstdatum>${day}</ZKN:ontvangstdatum><ZKN:titel>${fileName.slice(0, maxTitle)}</ZKN:titel><ZKN:formaat>${contentType}</ZKN:formaat><ZKN:taal>nld</ZKN:taal><ZKN:status>definitief</ZKN:status><ZKN:vertrouwelijkAanduiding>${type.confidentiality}</ZKN:vertrouwelijkAanduiding><ZKN:auteur>Indiener van het formulier</ZKN:auteur><ZKN:inhoud xmime:contentType="${contentType}" StUF:bestandsnaam="${fileName.slice(-maxFileName)}">${new Xml(
    content,
  )}</ZKN:inhoud><StUF:tijdstipRegistratie>${moment}</StUF:tijdstipRegistratie><ZKN:isRelevantVoor StUF:entiteittype="EDCZAK" StUF:verwerkingssoort="T"><ZKN:gerelateerde StUF:entiteittype="ZAK" StUF:verwerkingssoort="I"><ZKN:identificatie>${caseIdentification}</ZKN:identificatie><ZKN:omschrijving>${description}</ZKN:omschrijving></ZKN:gerelateerde><StUF:tijdstipRegistratie>${moment}</StUF:tijdstipRegistratie></ZKN:isRelevantVoor></ZKN:object></ZKN:edcLk01>`;
}

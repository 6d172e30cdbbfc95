import { xml, type Xml } from '../../../platform/xml/xml.ts';
import { namespaces, operations } from '../../../platform/stuf/stuf-names.ts';
import { writeHeader, type StufHeader } from './write-header.ts';

/** What the case system gives numbers for. */
export type Numbered = 'case' | 'document';

/** The operation that asks for a number; the standard writes the function with other capitals. */
const requests = {
  case: { operation: 'caseNumber', task: 'genereerZaakidentificatie' },
  document: { operation: 'documentNumber', task: 'genereerDocumentidentificatie' },
} as const;

/** The operation of a request for a number. */
export const numberOperationOf = (numbered: Numbered) => requests[numbered].operation;

/** Asks for the number of a new case or document; one that is not used leaves a gap. */
export function writeNumberRequest(numbered: Numbered, header: StufHeader): Xml {
  const { operation, task } = requests[numbered];
  const { name } = operations[operation];
  const content = writeHeader(header, { code: 'Di02', task });
  return name === operations.caseNumber.name
    ? xml`<ZKN:genereerZaakIdentificatie_Di02 xmlns:ZKN="${namespaces.cases}" xmlns:StUF="${namespaces.stuf}">${content}</ZKN:genereerZaakIdentificatie_Di02>`
    : xml`<ZKN:genereerDocumentIdentificatie_Di02 xmlns:ZKN="${namespaces.cases}" xmlns:StUF="${namespaces.stuf}">${content}</ZKN:genereerDocumentIdentificatie_Di02>`;
}

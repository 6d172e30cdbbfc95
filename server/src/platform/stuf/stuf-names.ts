/** The namespaces of StUF 3.01 with the sector models for cases and for persons, and of what they use. */
export const namespaces = {
  soap: 'http://schemas.xmlsoap.org/soap/envelope/',
  stuf: 'http://www.egem.nl/StUF/StUF0301',
  cases: 'http://www.egem.nl/StUF/sector/zkn/0310',
  persons: 'http://www.egem.nl/StUF/sector/bg/0310',
  schema: 'http://www.w3.org/2001/XMLSchema-instance',
  mime: 'http://www.w3.org/2005/05/xmlmime',
  security: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd',
  securityUtility:
    'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd',
} as const;

/** The operations of the Zaak- en Documentservices that we call, and the endpoint of each. */
export const operations = {
  caseNumber: { endpoint: 'sync', name: 'genereerZaakIdentificatie_Di02' },
  createCase: { endpoint: 'async', name: 'creeerZaak_Lk01' },
  updateCase: { endpoint: 'async', name: 'updateZaak_Lk01' },
  documentNumber: { endpoint: 'sync', name: 'genereerDocumentIdentificatie_Di02' },
  addDocument: { endpoint: 'async', name: 'voegZaakdocumentToe_Lk01' },
} as const;
export type StufOperation = keyof typeof operations;

/** The SOAP action of an operation. */
export const actionOf = (operation: StufOperation): string =>
  `${namespaces.cases}/${operations[operation].name}`;

import type { DeliveryMessage, DeliveryRequest } from '../delivery-driver.ts';
import { createStufCase, findCaseType, type StufCase } from './stuf-case.ts';
import { findDocumentType } from './stuf-document.ts';
import type { StufInitiator } from './stuf-initiator.ts';
import { operations, type StufOperation } from '../../../platform/stuf/stuf-names.ts';
import type { StufSettings } from './stuf-settings.ts';

/** The messages of a delivery with their content by the names of StUF, for staff to read. */
export function describeCase(
  request: DeliveryRequest,
  settings: StufSettings,
): readonly DeliveryMessage[] {
  const post = (operation: StufOperation, content: object = {}): DeliveryMessage => {
    const { endpoint, name } = operations[operation];
    return { method: 'POST', url: settings.endpoints[endpoint], body: { [name]: content } };
  };
  // What is not chosen yet, or any more, is empty.
  const caseType = findCaseType(request, settings) ?? { code: '', description: '' };
  const type = findDocumentType(request, settings);
  const ofCase = createStufCase(request, caseType);
  const isReturned = request.payment?.status === 'paid' && request.payment.returned !== undefined;
  return [
    post('caseNumber'),
    post('createCase', describe(ofCase)),
    ...(isReturned ? [post('updateCase', describePayment(ofCase))] : []),
    ...(type === undefined
      ? []
      : [
          post('documentNumber'),
          post('addDocument', {
            'dct.omschrijving': type.description,
            vertrouwelijkAanduiding: type.confidentiality,
          }),
        ]),
  ];
}

const describePayment = ({ payment }: Pick<StufCase, 'payment'>) =>
  payment && {
    betalingsIndicatie: payment.indication,
    ...(payment.lastPaidOn !== null && { laatsteBetaaldatum: payment.lastPaidOn }),
  };

const describe = ({ caseType, ...content }: StufCase) => ({
  omschrijving: content.description,
  toelichting: content.explanation,
  kenmerk: content.mark,
  startdatum: content.day,
  ...describePayment(content),
  isVan: { code: caseType.code, omschrijving: caseType.description },
  extraElementen: Object.fromEntries(
    content.extraElements.map(({ name, value }) => [name, value] as const),
  ),
  ...(content.authorised && { heeftAlsGemachtigde: describeInitiator(content.authorised) }),
  heeftAlsInitiator: content.initiator === undefined ? null : describeInitiator(content.initiator),
});

function describeInitiator(initiator: StufInitiator) {
  if (initiator.kind === 'person') {
    const { surname, prefix, initials, firstNames } = initiator.name;
    const name = { geslachtsnaam: surname, voorvoegselGeslachtsnaam: prefix };
    return {
      natuurlijkPersoon: {
        'inp.bsn': initiator.bsn,
        ...name,
        voorletters: initials,
        voornamen: firstNames,
      },
    };
  }
  const { kind, number, tradeName } = initiator;
  return kind === 'branch'
    ? { vestiging: { vestigingsNummer: number, handelsnaam: tradeName } }
    : { nietNatuurlijkPersoon: { 'inn.nnpId': number, statutaireNaam: tradeName } };
}

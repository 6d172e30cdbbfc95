import type { DeliveryRequest } from '../delivery-driver.ts';
import { mappedText, mappedTexts } from '../mapped-text.ts';
import type { CaseProperty } from './catalogue.ts';
import { writePlace } from './write-place.ts';
import type { ZgwSettings } from './zgw-settings.ts';

/** The mark of a case with the id of its delivery, by which a repeated attempt finds it. */
export const markOf = ({ id }: Pick<DeliveryRequest, 'id'>) => ({
  kenmerk: id,
  bron: 'form-builder',
});

const maxNumber = 40;

/**
 * The number of a new case: that of the submission, with characters that no other delivery of it has. The standard
 * requires that it is unique within the organisation, so that a request that arrives twice makes one case. Empty: the
 * receiver assigns one.
 */
export function numberOf(
  { id, submission }: Pick<DeliveryRequest, 'id' | 'submission'>,
  { numbers_cases: isOurs }: Pick<ZgwSettings, 'numbers_cases'>,
): string {
  if (isOurs !== 'true') return '';
  const ownPart = id.replaceAll('-', '').slice(-8).toUpperCase();
  const parts = [submission.number ?? 'FORMULIER', ownPart];
  return parts.join('-').slice(-maxNumber);
}

const maxDescription = 80;
const maxExplanation = 1000;

/** Writes a case for the Zaken API. */
export function writeCase(
  request: DeliveryRequest,
  settings: Pick<ZgwSettings, 'organisation' | 'numbers_cases'>,
  { caseType, date }: { readonly caseType: string; readonly date: string },
) {
  const { options, submission, values } = request;
  const description = options['description']?.trim() || submission.formTitle;
  const { organisation } = settings;
  const number = numberOf(request, settings);
  const explanation = mappedText(values, 'zaak', 'toelichting');
  return {
    ...(number !== '' && { identificatie: number }),
    zaaktype: caseType,
    bronorganisatie: organisation,
    verantwoordelijkeOrganisatie: organisation,
    registratiedatum: date,
    startdatum: date,
    omschrijving: description.slice(0, maxDescription),
    toelichting: explanation.slice(0, maxExplanation),
    ...writePlace(request),
    ...writePayment(request),
    kenmerken: [markOf(request)],
  };
}

/** The Zaken API refuses a date of payment with `nvt`. */
const paymentWords = { none: 'nvt', due: 'nog_niet', paid: 'geheel' } as const;

/** After a refund of everything there are no costs; after a chargeback they are still to be paid. */
const returnedWords = {
  partly: 'gedeeltelijk',
  refunded: 'nvt',
  charged_back: 'nog_niet',
} as const;

/** What a case says of its costs; nothing for a form that asks for no payment: a clerk may know of costs that it does not. */
export function writePayment({ payment }: Pick<DeliveryRequest, 'payment'>) {
  if (payment === null) return {};
  if (payment.status === 'paid' && payment.returned !== undefined) {
    const { state } = payment.returned;
    return {
      betalingsindicatie: returnedWords[state],
      laatsteBetaaldatum: state === 'partly' ? payment.paidAt : null,
    };
  }
  return {
    betalingsindicatie: paymentWords[payment.status],
    ...(payment.status === 'paid' && { laatsteBetaaldatum: payment.paidAt }),
  };
}

/** A value as its property has it: a date without hyphens. */
export const propertyValue = (
  { specificatie }: Pick<CaseProperty, 'specificatie'>,
  value: string,
): string => (specificatie?.formaat === 'datum' ? value.slice(0, 10).replaceAll('-', '') : value);

/** The mapped properties of the case; those without a value are left out. */
export const writeProperties = ({ values }: Pick<DeliveryRequest, 'values'>) =>
  mappedTexts(values, 'eigenschappen');

import type { DeliveryRequest } from '../delivery-driver.ts';
import type { ZgwSettings } from './zgw-settings.ts';

/** The mark of a case with the id of its delivery, by which a repeated attempt finds it. */
export const markOf = ({ id }: Pick<DeliveryRequest, 'id'>) => ({
  kenmerk: id,
  bron: 'form-builder',
});

const maxDescription = 80;
const maxExplanation = 1000;

/** Writes a case for the Zaken API. */
export function writeCase(
  request: DeliveryRequest,
  { organisation }: Pick<ZgwSettings, 'organisation'>,
  { caseType, date }: { readonly caseType: string; readonly date: string },
) {
  const { options, submission, values } = request;
  const description = options['description']?.trim() || submission.formTitle;
  const explanation = textOf(memberOf(values['zaak'], 'toelichting'));
  return {
    zaaktype: caseType,
    bronorganisatie: organisation,
    verantwoordelijkeOrganisatie: organisation,
    registratiedatum: date,
    startdatum: date,
    omschrijving: description.slice(0, maxDescription),
    toelichting: explanation.slice(0, maxExplanation),
    kenmerken: [markOf(request)],
  };
}

/** The person or organisation who submitted the form, from the mapping or the login. */
export function writeInitiator({
  values,
  identifiers,
}: Pick<DeliveryRequest, 'values' | 'identifiers'>) {
  const mapped = (name: string) => textOf(memberOf(values['initiator'], name));
  const ofLogin = (length: number) => identifiers.find((one) => one.length === length) ?? '';
  const bsn = mapped('bsn') || ofLogin(9);
  if (bsn !== '')
    return { betrokkeneType: 'natuurlijk_persoon', betrokkeneIdentificatie: { inpBsn: bsn } };
  const kvk = mapped('kvk') || ofLogin(8);
  if (kvk === '') return undefined;
  return { betrokkeneType: 'niet_natuurlijk_persoon', betrokkeneIdentificatie: { innNnpId: kvk } };
}

/** The mapped properties of the case; those without a value are left out. */
export function writeProperties({ values }: Pick<DeliveryRequest, 'values'>) {
  const mapped = values['eigenschappen'];
  const entries = typeof mapped === 'object' && mapped !== null ? Object.entries(mapped) : [];
  return entries
    .map(([name, value]) => ({ name, value: textOf(value) }))
    .filter(({ value }) => value !== '');
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** Formats an answer; several values are separated by commas. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (value === null || value === undefined) return '';
  return JSON.stringify(value);
}

import type { SimulatedResponse } from '../http-simulator.ts';
import type { ZgwCatalogue } from './zgw-catalogue.ts';
import type { Stored, ZgwObjects } from './zgw-objects.ts';
import { problem } from './zgw-problem.ts';

const problemOf = (name: string, code: string): SimulatedResponse =>
  problem(400, 'invalid', 'Invalid input.', [{ name, code, reason: code }]);

const indications = new Set<unknown>(['nvt', 'nog_niet', 'gedeeltelijk', 'geheel', '']);

/** What a case says of its costs: a case without costs has no date of payment, and none is paid in the future. */
export function refusePayment(
  zaak: Readonly<Record<string, unknown>>,
): SimulatedResponse | undefined {
  const { betalingsindicatie = '', laatsteBetaaldatum: paidAt = null } = zaak;
  if (!indications.has(betalingsindicatie))
    return problemOf('betalingsindicatie', 'invalid_choice');
  if (paidAt === null) return undefined;
  const isMoment = typeof paidAt === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(paidAt);
  if (!isMoment) return problemOf('laatsteBetaaldatum', 'invalid');
  if (betalingsindicatie === 'nvt') return problemOf('laatsteBetaaldatum', 'betaling-nvt');
  return Date.parse(paidAt) > Date.now()
    ? problemOf('laatsteBetaaldatum', 'future_not_allowed')
    : undefined;
}

const isLastStatus = (
  { statustypen }: ZgwCatalogue,
  one: Readonly<Record<string, unknown>>,
): boolean => statustypen.find(({ url }) => url === one['statustype'])?.isEindstatus === true;

/** A case has one initiator, and each of its documents once. */
function refuseSecond(
  { rollen, zaakinformatieobjecten }: ZgwObjects,
  { roltypen }: ZgwCatalogue,
  { name, body }: { readonly name: string; readonly body: Readonly<Record<string, unknown>> },
): SimulatedResponse | undefined {
  const isSame = (member: string) => (one: Stored) =>
    one['zaak'] === body['zaak'] && one[member] === body[member];
  if (name === 'zaakinformatieobjecten' && zaakinformatieobjecten.some(isSame('informatieobject')))
    return problemOf('nonFieldErrors', 'unique');
  const type = roltypen.find(({ url }) => url === body['roltype']);
  if (name !== 'rollen' || type?.omschrijvingGeneriek !== 'initiator') return undefined;
  return rollen.some(isSame('roltype')) ? problemOf('nonFieldErrors', 'unique') : undefined;
}

/** A closed case accepts nothing more, and closing it needs a result, of which it has one. */
export function refuseForCase(
  objects: ZgwObjects,
  catalogue: ZgwCatalogue,
  { name, body }: { readonly name: string; readonly body: Readonly<Record<string, unknown>> },
): SimulatedResponse | undefined {
  const { zaken, resultaten, statussen } = objects;
  const second = refuseSecond(objects, catalogue, { name, body });
  if (second) return second;
  const ofCase = (one: Stored) => one['zaak'] === body['zaak'];
  const zaak = zaken.find(({ url }) => url === body['zaak']);
  if (zaak === undefined) return undefined;
  if ((zaak['einddatum'] ?? null) !== null)
    return problem(403, 'permission_denied', 'De zaak is gesloten.');
  const hasResult = resultaten.some(ofCase);
  if (name === 'resultaten' && hasResult) return problemOf('zaak', 'unique');
  if (name !== 'statussen') return undefined;
  const isSameTime = statussen
    .filter(ofCase)
    .some((one) => one['datumStatusGezet'] === body['datumStatusGezet']);
  if (isSameTime) return problemOf('datumStatusGezet', 'unique');
  return isLastStatus(catalogue, body) && !hasResult
    ? problemOf('nonFieldErrors', 'resultaat-does-not-exist')
    : undefined;
}

/** The last status closes its case. */
export function closeAtLastStatus(
  { zaken }: ZgwObjects,
  catalogue: ZgwCatalogue,
  status: Stored,
): void {
  const at = zaken.findIndex(({ url }) => url === status['zaak']);
  const zaak = zaken[at];
  if (zaak === undefined || !isLastStatus(catalogue, status)) return;
  zaken[at] = { ...zaak, einddatum: String(status['datumStatusGezet']).slice(0, 10) };
}

import type { SimulatedResponse } from '../http-simulator.ts';
import type { ZgwCatalogue } from './zgw-catalogue.ts';
import type { Stored, ZgwObjects } from './zgw-objects.ts';
import { problem } from './zgw-problem.ts';

const isLastStatus = (
  { statustypen }: ZgwCatalogue,
  one: Readonly<Record<string, unknown>>,
): boolean => statustypen.find(({ url }) => url === one['statustype'])?.isEindstatus === true;

/** A closed case accepts nothing more, and closing it needs a result, of which it has one. */
export function refuseForCase(
  { zaken, resultaten, statussen }: ZgwObjects,
  catalogue: ZgwCatalogue,
  { name, body }: { readonly name: string; readonly body: Readonly<Record<string, unknown>> },
): SimulatedResponse | undefined {
  const ofCase = (one: Stored) => one['zaak'] === body['zaak'];
  const zaak = zaken.find(({ url }) => url === body['zaak']);
  if (zaak === undefined) return undefined;
  if ((zaak['einddatum'] ?? null) !== null)
    return problem(403, 'permission_denied', 'De zaak is gesloten.');
  const hasResult = resultaten.some(ofCase);
  const refuse = (param: string, code: string) =>
    problem(400, 'invalid', 'Invalid input.', [{ name: param, code, reason: code }]);
  if (name === 'resultaten' && hasResult) return refuse('zaak', 'unique');
  if (name !== 'statussen') return undefined;
  const isSameTime = statussen
    .filter(ofCase)
    .some((one) => one['datumStatusGezet'] === body['datumStatusGezet']);
  if (isSameTime) return refuse('datumStatusGezet', 'unique');
  return isLastStatus(catalogue, body) && !hasResult
    ? refuse('nonFieldErrors', 'resultaat-does-not-exist')
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

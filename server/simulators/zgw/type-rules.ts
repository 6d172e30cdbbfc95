import type { SimulatedResponse } from '../http-simulator.ts';
import type { ZgwCatalogue } from './zgw-catalogue.ts';
import type { ZgwObjects } from './zgw-objects.ts';
import { problem } from './zgw-problem.ts';

type Body = Readonly<Record<string, unknown>>;

/** The list of the catalogue with the types of a kind of objects of a case, and the member that names the type. */
const typed = new Map<string, readonly [keyof ZgwCatalogue, string]>([
  ['zaakeigenschappen', ['eigenschappen', 'eigenschap']],
  ['rollen', ['roltypen', 'roltype']],
  ['statussen', ['statustypen', 'statustype']],
  ['resultaten', ['resultaattypen', 'resultaattype']],
]);

const mismatch = (code: string): SimulatedResponse =>
  problem(400, 'invalid', 'Invalid input.', [{ name: 'nonFieldErrors', code, reason: code }]);

/** A type must be of the case type of the case, in the version with which the case was made. */
export function refuseForType(
  { zaken, enkelvoudiginformatieobjecten: documents }: ZgwObjects,
  catalogue: ZgwCatalogue,
  { name, body }: { readonly name: string; readonly body: Body },
): SimulatedResponse | undefined {
  const caseType = zaken.find(({ url }) => url === body['zaak'])?.['zaaktype'];
  if (caseType === undefined) return undefined;
  if (name === 'zaakinformatieobjecten') {
    const document = documents.find(({ url }) => url === body['informatieobject']);
    const linked: readonly unknown[] =
      catalogue.zaaktypen.find(({ url }) => url === caseType)?.informatieobjecttypen ?? [];
    return linked.includes(document?.['informatieobjecttype'])
      ? undefined
      : mismatch('missing-zaaktype-informatieobjecttype-relation');
  }
  return isOfCaseType(catalogue, { name, body, caseType })
    ? undefined
    : mismatch('zaaktype-mismatch');
}

function isOfCaseType(
  catalogue: ZgwCatalogue,
  { name, body, caseType }: { name: string; body: Body; caseType: unknown },
): boolean {
  if (name === 'besluiten') {
    const type = catalogue.besluittypen.find(({ url }) => url === body['besluittype']);
    return type?.zaaktypen.some((url) => url === caseType) === true;
  }
  const [list, member] = typed.get(name) ?? [];
  if (list === undefined || member === undefined) return true;
  const types: readonly { readonly url: string; readonly zaaktype?: string }[] = catalogue[list];
  return types.find(({ url }) => url === body[member])?.zaaktype === caseType;
}

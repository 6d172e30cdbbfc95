import { randomUUID } from 'node:crypto';
import type { SimulatedResponse, SimulatorRequest } from '../http-simulator.ts';
import { closeAtLastStatus, refuseForCase, refusePayment } from './case-rules.ts';
import { contentOf } from './document-parts.ts';
import { refuseForType } from './type-rules.ts';
import { presentNewDocument, presentObject } from './zgw-answers.ts';
import type { ZgwCatalogue } from './zgw-catalogue.ts';
import type { Stored, ZgwObjects } from './zgw-objects.ts';
import { problem } from './zgw-problem.ts';

/** A request for a list of objects. */
export interface ListCall {
  readonly name: keyof ZgwObjects;
  readonly request: SimulatorRequest;
  /** The address of the case system. */
  readonly root: string;
  readonly objects: ZgwObjects;
  readonly catalogue: ZgwCatalogue;
}

type Body = Readonly<Record<string, unknown>>;

/** Adds an object to its list, unless a rule of the case system refuses it. */
export function create(call: ListCall): SimulatedResponse {
  const { name, request, objects, catalogue } = call;
  const list = objects[name];
  const body = JSON.parse(request.body) as Body;
  const { identificatie, bronorganisatie } = body;
  const isTaken = list.some(
    (one) => one['identificatie'] === identificatie && one['bronorganisatie'] === bronorganisatie,
  );
  if (identificatie !== undefined && isTaken)
    return problem(400, 'invalid', 'Invalid input.', [
      { name: 'identificatie', code: 'identificatie-niet-uniek', reason: 'Niet uniek.' },
    ]);
  const refused =
    (name === 'zaken' ? refusePayment(body) : undefined) ??
    refuseForCase(objects, catalogue, { name, body }) ??
    refuseForType(objects, catalogue, { name, body });
  if (refused) return refused;
  const made = makeObject(call, body);
  list.push(made);
  if (name === 'statussen') closeAtLastStatus(objects, catalogue, made);
  const present =
    name === 'enkelvoudiginformatieobjecten'
      ? presentNewDocument(made)
      : presentObject(name, made, call);
  return { status: 201, headers: { location: made.url }, body: present };
}

/** The API of a list; that of cases has all others. */
const apis: Readonly<Record<string, string>> = {
  enkelvoudiginformatieobjecten: 'documenten',
  besluiten: 'besluiten',
  besluitinformatieobjecten: 'besluiten',
};

function makeObject({ name, root, objects }: ListCall, body: Body): Stored {
  const uuid = randomUUID();
  const now = new Date().toISOString();
  const number = String(objects.zaken.length + 1).padStart(10, '0');
  // A property is part of its case.
  const parent =
    name === 'zaakeigenschappen' ? String(body['zaak']) : `${root}${apis[name] ?? 'zaken'}/api/v1`;
  return {
    ...body,
    ...(name === 'zaken' && { identificatie: body['identificatie'] ?? `ZAAK-2026-${number}` }),
    ...((name === 'rollen' || name === 'zaakinformatieobjecten') && { registratiedatum: now }),
    ...(name === 'enkelvoudiginformatieobjecten' && {
      beginRegistratie: now,
      ...contentOf(body, root, uuid),
    }),
    uuid,
    url: `${parent}/${name}/${uuid}`,
  };
}

/** Changes the members of an object that the body names. */
export function change(call: ListCall): SimulatedResponse {
  const { name, request, objects } = call;
  const list = objects[name];
  const uuid = request.path.split('/').at(-1);
  const at = list.findIndex((one) => one['uuid'] === uuid);
  const found = list[at];
  if (found === undefined) return problem(404, 'not_found', 'Niet gevonden.');
  const changed: Stored = { ...found, ...(JSON.parse(request.body) as Body), url: found.url };
  const refused = name === 'zaken' ? refusePayment(changed) : undefined;
  if (refused) return refused;
  list[at] = changed;
  return { body: presentObject(name, changed, call) };
}

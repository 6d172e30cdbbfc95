import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { CaseProperty } from './catalogue.ts';
import {
  caseSchema,
  createOnce,
  createOrFind,
  objectSchema,
  type Case,
  type CaseDelivery,
} from './case-delivery.ts';
import { resolveRoles, type NewRole } from './resolve-roles.ts';
import { markOf, numberOf, propertyValue, writeCase, writeProperties } from './write-case.ts';
import { assertPlace } from './write-place.ts';

/** Creates the case of a submission with its properties, parties and first status, each once. */
export async function createCase(delivery: CaseDelivery, caseType: string): Promise<Case> {
  assertPlace(delivery.request);
  const roles = await resolveRoles(delivery, caseType);
  const text = await createOnce(delivery, 'case', {
    find: () => findCase(delivery, caseType),
    create: async () => {
      const body = writeCase(delivery.request, delivery.settings, { ...delivery, caseType });
      const made = await delivery.client.post('cases', 'zaken', { body, schema: caseSchema });
      return JSON.stringify(made);
    },
  });
  const created = v.parse(caseSchema, JSON.parse(text));
  await addProperties(delivery, { caseType, created });
  for (const role of roles) await addRole(delivery, { zaak: created.url, role });
  await addStatus(delivery, { caseType, created });
  return created;
}

const markedCaseSchema = v.object({
  ...caseSchema.entries,
  kenmerken: v.optional(v.array(v.object({ kenmerk: v.string(), bron: v.string() })), []),
});

/**
 * Finds the case that an earlier attempt created by its mark, because the receiver may have assigned the case number
 * and somebody may have given a number of ours to another case.
 */
async function findCase(
  { client, settings, request, date }: CaseDelivery,
  caseType: string,
): Promise<string | undefined> {
  const mark = markOf(request);
  const number = numberOf(request, settings);
  const filters =
    number === '' ? { zaaktype: caseType, startdatum: date } : { identificatie: number };
  const found = await client.list('cases', 'zaken', {
    filters: { bronorganisatie: settings.organisation, ...filters },
    schema: markedCaseSchema,
  });
  const marked = found.find(({ kenmerken }) =>
    kenmerken.some(({ kenmerk, bron }) => kenmerk === mark.kenmerk && bron === mark.bron),
  );
  return marked && JSON.stringify({ url: marked.url, identificatie: marked.identificatie });
}

interface CreatedCase {
  readonly caseType: string;
  readonly created: Case;
}

async function addProperties(
  delivery: CaseDelivery,
  { caseType, created }: CreatedCase,
): Promise<void> {
  const { steps } = delivery.work;
  const stepOf = (name: string) => `property ${name}`;
  const wanted = writeProperties(delivery.request).filter(({ name }) => !steps.has(stepOf(name)));
  if (wanted.length === 0) return;
  const known = await delivery.catalogue.listProperties(caseType);
  for (const { name, value } of wanted) {
    const property = known.find(({ naam }) => naam === name);
    // Fails instead of leaving the value out, because it is expected in the case.
    if (property === undefined)
      throw new ProviderError('refused', { text: JSON.stringify({ eigenschap: name }) });
    await createOnce(delivery, stepOf(name), propertyOf(delivery, { created, property, value }));
  }
}

interface NewProperty {
  readonly created: Case;
  readonly property: CaseProperty;
  readonly value: string;
}

function propertyOf({ client }: CaseDelivery, { created, property, value }: NewProperty) {
  const path = `${created.url}/zaakeigenschappen`;
  const waarde = propertyValue(property, value);
  const body = { zaak: created.url, eigenschap: property.url, waarde };
  return {
    find: async () => {
      const schema = v.object({ url: v.string(), eigenschap: v.string() });
      const answer = await client.get('cases', path, v.array(schema));
      return answer.find(({ eigenschap }) => eigenschap === property.url)?.url;
    },
    create: async () => (await client.post('cases', path, { body, schema: objectSchema })).url,
  };
}

/** The stored result of a step that was not needed. */
const nothing = '';

interface NewObject {
  /** The name of the step; by default the path. */
  readonly step?: string;
  readonly findType: () => Promise<Readonly<Record<string, string>> | undefined>;
  readonly write: () => object;
}

/** Creates an object of which a case has at most one of its type, if the case type has a type for it. */
function addOne(
  { client, work, isRepeat }: CaseDelivery,
  path: string,
  { step = path, findType, write }: NewObject,
): Promise<string> {
  return work.steps.once(step, async () => {
    const type = await findType();
    if (type === undefined) return nothing;
    const find = async () =>
      (await client.list('cases', path, { filters: type, schema: objectSchema }))[0]?.url;
    const body = { ...type, ...write() };
    const create = async () =>
      (await client.post('cases', path, { body, schema: objectSchema })).url;
    return (isRepeat ? await find() : undefined) ?? createOrFind(create, find);
  });
}

async function addRole(delivery: CaseDelivery, { zaak, role }: AddedRole): Promise<void> {
  const { step, type, body } = role;
  await addOne(delivery, 'rollen', {
    step,
    findType: () => Promise.resolve(type === undefined ? undefined : { zaak, roltype: type }),
    write: () => body,
  });
}

interface AddedRole {
  /** The URL of the case. */
  readonly zaak: string;
  readonly role: NewRole;
}

async function addStatus(
  delivery: CaseDelivery,
  { caseType, created }: CreatedCase,
): Promise<void> {
  await addOne(delivery, 'statussen', {
    findType: async () => {
      const statustype = await delivery.catalogue.findFirstStatus(caseType);
      return statustype === undefined ? undefined : { zaak: created.url, statustype };
    },
    write: () => ({
      datumStatusGezet: delivery.request.submission.completedAt,
      statustoelichting: '',
    }),
  });
}

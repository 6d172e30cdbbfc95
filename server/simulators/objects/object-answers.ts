import type { SimulatedResponse, SimulatorRequest } from '../http-simulator.ts';
import type { SimulatedObjectType } from './object-types.ts';

/** The error of a value, as the Objects API reports it. */
export const invalid = (...errors: readonly string[]): SimulatedResponse => ({
  status: 400,
  body: { non_field_errors: errors },
});

export const problem = (status: number, detail: string): SimulatedResponse => ({
  status,
  body: { detail },
});

const createdAt = '2024-01-08';

/** An object type as the Objecttypes API returns it; `root` is the root of that API. */
export const presentType = (
  { uuid, name, namePlural, allowGeometry, versions }: SimulatedObjectType,
  root: string,
) => ({
  url: `${root}objecttypes/${uuid}`,
  uuid,
  name,
  namePlural,
  description: '',
  dataClassification: 'open',
  maintainerOrganization: '',
  maintainerDepartment: '',
  contactPerson: '',
  contactEmail: '',
  source: '',
  updateFrequency: 'unknown',
  providerOrganization: '',
  documentationUrl: 'https://objecttypen.example/documentatie',
  labels: {},
  createdAt,
  modifiedAt: createdAt,
  allowGeometry,
  versions: versions.map(({ version }) => `${root}objecttypes/${uuid}/versions/${String(version)}`),
});

/** The versions of an object type as the Objecttypes API returns them. */
export const presentVersions = ({ uuid, versions }: SimulatedObjectType, root: string) =>
  versions.map((one) => ({
    url: `${root}objecttypes/${uuid}/versions/${String(one.version)}`,
    objectType: `${root}objecttypes/${uuid}`,
    createdAt,
    modifiedAt: createdAt,
    ...one,
  }));

/** Where the APIs say that they are, and how they divide lists. */
export interface Site {
  readonly origin: string;
  readonly pageSize: number | undefined;
}

const defaultPageSize = 100;

/** The page of a list that the query asks for, with the address of the next one. */
export function presentPage(
  found: readonly object[],
  { path, query }: Pick<SimulatorRequest, 'path' | 'query'>,
  { origin, pageSize = defaultPageSize }: Site,
): SimulatedResponse {
  const size = Number(query.get('pageSize') ?? pageSize);
  const number = Number(query.get('page') ?? '1');
  const end = number * size;
  const next = new URL(path, origin);
  for (const [name, value] of query) next.searchParams.set(name, value);
  next.searchParams.set('page', String(number + 1));
  return {
    body: {
      count: found.length,
      next: end < found.length ? next.href : null,
      previous: null,
      results: found.slice(end - size, end),
    },
  };
}

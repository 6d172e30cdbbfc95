import * as v from 'valibot';
import type { SimulatedResponse, SimulatorRequest } from '../http-simulator.ts';
import { findInvalid } from './find-invalid.ts';
import { invalid, problem } from './object-answers.ts';
import { simulatedObjectTypes } from './object-types.ts';

/** An object as the simulated Objects API returns it. */
export interface SimulatedObject {
  readonly url: string;
  readonly uuid: string;
  readonly type: string;
  readonly record: Readonly<Record<string, unknown>>;
}

const bodySchema = v.object({
  uuid: v.pipe(v.string(), v.uuid()),
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  record: v.object({
    typeVersion: v.number(),
    data: v.record(v.string(), v.unknown()),
    startAt: v.pipe(v.string(), v.isoDate()),
    geometry: v.exactOptional(
      v.nullable(v.object({ type: v.string(), coordinates: v.tuple([v.number(), v.number()]) })),
    ),
  }),
});

interface Roots {
  readonly objects: string;
  readonly objecttypes: string;
}

/** Validates an object as the Objects API does, and adds it. */
export function createObject(
  objects: SimulatedObject[],
  { headers, body }: Pick<SimulatorRequest, 'headers' | 'body'>,
  roots: Roots,
): SimulatedResponse {
  if (headers['content-crs'] === undefined) return problem(412, 'Content-Crs header ontbreekt.');
  const parsed = v.safeParse(bodySchema, JSON.parse(body));
  if (!parsed.success) return invalid(...parsed.issues.map(({ message }) => message));
  const { uuid, type, record } = parsed.output;
  const rejected = rejectionOf(type, record, roots);
  if (rejected) return rejected;
  // The database of the API has unique identifiers, and the API does not check them before.
  if (objects.some((one) => one.uuid === uuid)) return problem(500, 'Internal Server Error');
  const made: SimulatedObject = {
    url: `${roots.objects}objects/${uuid}`,
    uuid,
    type,
    record: {
      index: 1,
      geometry: null,
      ...record,
      endAt: null,
      registrationAt: record.startAt,
      correctionFor: null,
      correctedBy: null,
    },
  };
  objects.push(made);
  const answered = { 'content-crs': 'EPSG:4326', location: made.url };
  return { status: 201, headers: answered, body: made };
}

function rejectionOf(
  url: string,
  { typeVersion, data, geometry }: v.InferOutput<typeof bodySchema>['record'],
  { objecttypes }: Roots,
): SimulatedResponse | undefined {
  const type = simulatedObjectTypes.find(({ uuid }) => url === `${objecttypes}objecttypes/${uuid}`);
  const version = type?.versions.find((one) => one.version === typeVersion);
  if (type === undefined || version === undefined)
    return invalid('Object type version can not be retrieved: None');
  const { jsonSchema } = version;
  const reason = findInvalid(data, jsonSchema, jsonSchema);
  if (reason !== undefined) return invalid(reason);
  return geometry && !type.allowGeometry
    ? invalid("This object type doesn't support geometry")
    : undefined;
}

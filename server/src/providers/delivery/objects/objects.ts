import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryDriver, DeliveryDriverOptions, DeliveryRequest } from '../delivery-driver.ts';
import { listObjectsChoices } from './list-choices.ts';
import { createObjectTypes, type ObjectShape } from './object-types.ts';
import { createObjectsClient, type ObjectsClient } from './objects-client.ts';
import { objectsSettingsSchema } from './objects-settings.ts';
import { findProblems } from '../schema/find-problems.ts';
import { writeObject } from './write-object.ts';

/** Delivers submissions as objects, with the Objects API and Objecttypes API 2.x. */
export function createObjects(options: DeliveryDriverOptions): DeliveryDriver {
  const parsed = v.safeParse(objectsSettingsSchema, options.settings);
  const { secret, secondSecret } = options;
  if (!parsed.success || secret === null) throw new ProviderError('not_configured');
  const roots = parsed.output;
  const tokens = { objects: secret, objecttypes: secondSecret ?? secret };
  const client = createObjectsClient({ ...options, roots, tokens });
  const types = createObjectTypes(client);
  const describe = (request: DeliveryRequest, shape?: ObjectShape) => ({
    method: 'POST',
    url: `${roots.objects}objects`,
    body: writeObject(request, shape),
  });
  // What was sent is described as it was: with the shape that this attempt found.
  let found: ObjectShape | undefined;
  return {
    describe: (request) => [describe(request, found)],
    preview: async (request) => {
      const chosen = request.options['object_version'] ?? '';
      if (chosen === '') return [describe(request)];
      const shape = await types.getShape(chosen);
      const message = describe(request, shape);
      const { jsonSchema } = shape.version;
      const problems = findProblems(message.body.record.data, jsonSchema, jsonSchema);
      return [{ ...message, problems }];
    },
    deliver: async (request, { steps }) => {
      found = await types.getShape(request.options['object_version'] ?? '');
      // Stored before the object is created: an attempt that finds it looks for the object first.
      const isRepeat = steps.has('object');
      const uuid = await steps.once('object', () => Promise.resolve(request.id));
      const created =
        (isRepeat ? await findObject(client, uuid) : undefined) ??
        (await createObject(client, writeObject(request, found)));
      return { status: 201, content: created };
    },
    isMasked: () => false,
    check: async () => {
      await types.listTypes();
      const page = await client.find('objects', 'objects?pageSize=1', pageSchema);
      if (page === undefined) throw new ProviderError('bad_answer');
    },
    listChoices: (list, of) => listObjectsChoices(types, list, of),
  };
}

/** Only what identifies the object: the rest of the answer repeats the request. */
const objectSchema = v.object({ url: v.string(), uuid: v.string() });
type CreatedObject = v.InferOutput<typeof objectSchema>;

const pageSchema = v.object({ results: v.array(v.unknown()) });

const findObject = (client: ObjectsClient, uuid: string): Promise<CreatedObject | undefined> =>
  client.find('objects', `objects/${uuid}`, objectSchema);

async function createObject(
  client: ObjectsClient,
  body: ReturnType<typeof writeObject>,
): Promise<CreatedObject> {
  try {
    return await client.post('objects', 'objects', { body, schema: objectSchema });
  } catch (cause) {
    if (!(cause instanceof ProviderError) || cause.code !== 'refused') throw cause;
    // A request that timed out may have created the object after we looked for it.
    const existing = await findObject(client, body.uuid);
    if (existing === undefined) throw cause;
    return existing;
  }
}

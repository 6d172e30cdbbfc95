import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ErrorObject } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const folder = fileURLToPath(new URL('../../simulators/published-schemas/', import.meta.url));

const suffix = '.schema.json';

/** Who wrote a value: we send requests, the simulator answers. */
export type Direction = 'request' | 'answer';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema without members that it does not name: a service drops those, and a simulator that invents them lets a
 * driver read what no service returns. A request has no read-only members either.
 */
function close(schema: unknown, direction: Direction): unknown {
  if (Array.isArray(schema)) return schema.map((one) => close(one, direction));
  if (!isSchema(schema)) return schema;
  const closed: Schema = Object.fromEntries(
    Object.entries(schema).map(([name, one]) => [name, close(one, direction)]),
  );
  const { type, properties, required } = closed;
  if (![type].flat().includes('object') || !isSchema(properties)) return closed;
  const isLeftOut = (name: string) => {
    const one = properties[name];
    return direction === 'request' && isSchema(one) && one['readOnly'] === true;
  };
  return {
    additionalProperties: false,
    ...closed,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !isLeftOut(name))),
    ...(Array.isArray(required) && {
      required: required.filter((name: unknown) => typeof name === 'string' && !isLeftOut(name)),
    }),
  };
}

/** A published schema as it is, by its name, such as `brp/personen`. */
export function readPublishedSchema(name: string): Schema {
  const schema: unknown = JSON.parse(readFileSync(`${folder}${name}${suffix}`, 'utf8'));
  if (!isSchema(schema)) throw new Error(`${name} is no schema.`);
  return schema;
}

function createValidator(direction: Direction): Ajv {
  const validator = new Ajv({
    strict: false,
    allErrors: true,
    // Microsoft Graph names a format for bytes that JSON Schema does not know.
    formats: { ...fullFormats, base64url: true },
    // Published patterns escape more than the Unicode mode of JavaScript allows.
    unicodeRegExp: false,
  });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith(suffix))) {
    const closed = close(readPublishedSchema(file.slice(0, -suffix.length)), direction);
    if (isSchema(closed)) validator.addSchema(closed);
  }
  return validator;
}

const validators: Readonly<Record<Direction, Ajv>> = {
  request: createValidator('request'),
  answer: createValidator('answer'),
};

const write = ({ instancePath, message = '', params }: ErrorObject): string =>
  `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;

/** What a published schema, such as `zaken/zaak`, says against a value; empty when it fits. */
export function findContractProblems(
  name: string,
  value: unknown,
  direction: Direction,
): readonly string[] {
  const validate = validators[direction].getSchema(name);
  if (validate === undefined) throw new Error(`There is no published schema ${name}.`);
  // No schema is asynchronous, so there is no promise.
  return validate(value) === true ? [] : (validate.errors ?? []).map(write);
}

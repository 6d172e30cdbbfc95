import { variableKinds, type VariableKind } from '../../../form/variables/variable.ts';

/** A value that a data source returns: what forms call it, its kind, and its place in the response. */
export interface DataOutput {
  readonly name: string;
  readonly kind: VariableKind;
  /** A JSON pointer (RFC 6901); empty for the whole response. */
  readonly pointer: string;
}

/** What forms need to know of a data source: what it asks for, and what it returns. */
export interface DataSourceShape {
  readonly inputs: readonly string[];
  readonly outputs: readonly Pick<DataOutput, 'name' | 'kind'>[];
}

/** The maximum number of inputs of a data source. */
export const maxDataInputs = 20;

const name = '[a-z][a-z0-9_]{0,39}';
const placeholder = new RegExp(`\\{(${name})\\}`, 'g');
const outputLine = new RegExp(`^(${name}) ([a-z]+) ((?:/.*)?)$`);

/** Returns the names in braces (`{postcode}`) in these texts, each once. */
export const placeholdersIn = (...texts: readonly string[]): readonly string[] => [
  ...new Set(
    texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, found = '']) => found)),
  ),
];

/** Replaces each name in braces by its value. */
export const fillPlaceholders = (text: string, valueOf: (name: string) => string): string =>
  text.replaceAll(placeholder, (_, found: string) => valueOf(found));

/**
 * Parses the lines `name kind /pointer` of a setting; `undefined` when a line is something else or a name is used
 * twice.
 */
export function parseDataOutputs(text: string): readonly DataOutput[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const outputs = lines.flatMap((line) => {
    const [, found = '', kind, pointer = ''] = outputLine.exec(line) ?? [];
    const known = variableKinds.find((one) => one === kind);
    return known === undefined ? [] : [{ name: found, kind: known, pointer }];
  });
  const names = new Set(outputs.map((output) => output.name));
  return names.size === lines.length ? outputs : undefined;
}

/** The lines that `parseDataOutputs` parses. */
export const writeDataOutputs = (outputs: readonly DataOutput[]): string =>
  outputs.map((output) => `${output.name} ${output.kind} ${output.pointer}`).join('\n');

/** Parses the lines `Name: value` of a setting; `undefined` when a line is something else. */
export function parseHeaderLines(
  text: string,
): readonly (readonly [name: string, value: string])[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const headers = lines.flatMap((line) => {
    const [, found, value] = headerLine.exec(line) ?? [];
    const isOwn = found === undefined || ownHeaders.has(found.toLowerCase());
    return isOwn || value === undefined ? [] : [[found, value] as const];
  });
  return headers.length === lines.length ? headers : undefined;
}

const headerLine = /^\s*([A-Za-z][A-Za-z0-9-]{0,99})\s*:\s*([\x20-\x7e]*[\x21-\x7e])\s*$/;
/** Headers that belong to the connection. */
const ownHeaders: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
]);

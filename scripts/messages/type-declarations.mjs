import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { inProject } from '../project.mjs';

/**
 * The chunk with the messages of a field type, by the loading tier in its definition.
 * @type {Readonly<Record<string, string>>}
 */
const chunkOfTier = {
  phone: 'validation',
  light: 'fields',
  files: 'fields',
  redaction: 'redaction',
  map: 'map',
  services: 'services',
};

const folder = 'core/src/field-types';

/**
 * Reads the messages that the definitions of field types declare. The definitions are TypeScript, so
 * they are parsed; nothing of them runs.
 * @returns {Promise<readonly import('./read-declarations.mjs').Declaration[]>}
 */
export async function readTypeDeclarations() {
  const names = await readdir(inProject(folder), { recursive: true });
  const declared = await Promise.all(names.filter(isDefinition).sort().map(readType));
  return declared.flat();
}

/**
 * The definition of a type is named after its folder.
 * @param {string} name
 */
const isDefinition = (name) => path.dirname(name) === path.basename(name, '.ts');

/**
 * @param {string} name
 * @returns {Promise<readonly import('./read-declarations.mjs').Declaration[]>}
 */
async function readType(name) {
  const file = path.posix.join(folder, name);
  const source = ts.createSourceFile(
    file,
    await readFile(inProject(file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const members = membersOf(source);
  const ids = textsOf(members.get('messages'));
  if (ids.length === 0) return [];
  const [tier = ''] = textsOf(members.get('loading'));
  const chunk = chunkOfTier[tier];
  if (chunk === undefined) {
    throw new Error(
      `${file} declares messages of its own, but its loading tier '${tier}' has no chunk for them. ` +
        `Declare them in a messages.json beside the code that loads the type.`,
    );
  }
  return [{ file, chunk, ids }];
}

/**
 * The members of the objects that a module exports as constants.
 * @param {ts.SourceFile} source
 */
function membersOf(source) {
  const objects = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => initializer ?? [])
    .filter(ts.isObjectLiteralExpression);
  const members = objects.flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment));
  return new Map(
    members.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) ? [[name.text, initializer]] : [],
    ),
  );
}

/**
 * A text, or a list of texts, as it stands in the source.
 * @param {ts.Expression | undefined} expression
 * @returns {readonly string[]}
 */
function textsOf(expression) {
  if (expression === undefined) return [];
  if (ts.isStringLiteral(expression)) return [expression.text];
  return ts.isArrayLiteralExpression(expression) ? expression.elements.flatMap(textsOf) : [];
}

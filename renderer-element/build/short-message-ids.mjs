import { readdirSync, readFileSync } from 'node:fs';

const catalogue = readFileSync(new URL('../../core/src/messages/nl.po', import.meta.url), 'utf8');
const sources = new URL('../src/', import.meta.url);
const quoted = /'(?:element|issue|summary|visit)(?:\.[a-z_]+)+'/g;

/**
 * How ids begin that the element's code puts together from parts: those keep their length.
 * @returns {readonly string[]}
 */
function madeUpBeginnings() {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(name, sources), 'utf8'));
  const madeUp = code.join('\n').matchAll(/`((?:element|issue|summary|visit)\.[a-z_.]*)\$\{/g);
  return [...madeUp].map(([, beginning]) => beginning ?? '');
}

const beginnings = madeUpBeginnings();
const ids = [...catalogue.matchAll(/^msgid "(.+)"$/gm)]
  .map(([, id]) => id ?? '')
  .filter((id) => !beginnings.some((beginning) => id.startsWith(beginning)))
  .sort();
const shortIds = new Map(ids.map((id, index) => [`'${id}'`, `'${index.toString(36)}'`]));

/**
 * Code with the short ids in place of the long ones.
 * @param {string} code
 */
export const withShortIds = (code) =>
  code.replaceAll(quoted, (found) => shortIds.get(found) ?? found);

/**
 * Gives every message a short id, in catalogues and code alike: readable ids are for people, and
 * cost a visitor more than some of the texts do. They never leave the page.
 * @returns {import('rollup').Plugin}
 */
export function shortMessageIds() {
  return {
    name: 'short-message-ids',
    transform(code, id) {
      if (!/\/(?:core|renderer-element)\/src\//.test(id) || !quoted.test(code)) return null;
      return { code: withShortIds(code), map: null };
    },
  };
}

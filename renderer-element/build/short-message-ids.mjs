import { readFileSync } from 'node:fs';

const catalogue = readFileSync(new URL('../../core/src/messages/nl.po', import.meta.url), 'utf8');
const ids = [...catalogue.matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id ?? '').sort();
const shortIds = new Map(ids.map((id, index) => [`'${id}'`, `'${index.toString(36)}'`]));
const quoted = /'(?:element|issue|summary)\.[a-z_]+'/g;

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
      return { code: code.replaceAll(quoted, (found) => shortIds.get(found) ?? found), map: null };
    },
  };
}

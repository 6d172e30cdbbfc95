import type { CheckedField } from '../../checked-form.ts';
import { createFinding } from '../../finding.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { nameOf } from '../../fields/field-name.ts';
import { settingsOf, settingValue } from '../../fields/setting-values.ts';

/**
 * Checks that texts, links and images make sense to people who cannot see them (WCAG 2.2, 1.1.1,
 * 1.3.1, 2.4.4).
 */
export const checkRichText: Check = function* ({ fields }) {
  for (const one of fields) {
    for (const { part, value } of settingsOf(one.field, one.program.definition)) {
      if (part.input === 'rich-text' && typeof value === 'string')
        yield* inText(one, part.name, value);
    }
    yield* missingAlt(one);
  }
};

function* inText(one: CheckedField, setting: string, html: string): Generator<Finding> {
  const path = { field_id: one.field.id, setting };
  if (skipsLevel(html)) yield createFinding('heading_order', path, nameOf(one));
  for (const text of linkTexts(html)) {
    if (isVague(text)) yield createFinding('link_text_vague', path, { ...nameOf(one), text });
  }
}

/**
 * The title of the page is above the text, so the text may start with a heading of level two or
 * three.
 */
function skipsLevel(html: string): boolean {
  const levels = Array.from(html.matchAll(/<h([2-4])>/g), ([, level]) => Number(level));
  return levels.some((level, at) => level > (levels[at - 1] ?? 2) + 1);
}

/** Text is sanitised when it is saved, so every tag has the same notation. */
const linkTexts = (html: string) =>
  Array.from(html.matchAll(/<a(?: [^>]*)?>([\s\S]*?)<\/a>/g), ([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  );

/** Link texts that have no meaning outside their sentence, in the three languages. */
const vagueTexts: ReadonlySet<string> = new Set([
  '',
  ...['klik hier', 'klik', 'hier', 'lees meer', 'meer', 'meer informatie', 'deze link', 'link'],
  ...['deze pagina', 'lees verder', 'click here', 'click', 'here', 'read more', 'more'],
  ...['more information', 'this link', 'this page', 'hier klicken', 'klicken sie hier', 'mehr'],
  ...['weiterlesen', 'mehr informationen', 'dieser link', 'diese seite'],
]);

const isVague = (text: string) =>
  vagueTexts.has(
    text
      .toLowerCase()
      .replace(/[\s.:>»…]+$/, '')
      .replace(/\s+/g, ' '),
  );

function* missingAlt(one: CheckedField): Generator<Finding> {
  const { field, program } = one;
  if (!program.definition.settings.some((name) => name === 'alt')) return;
  const alt = settingValue(field, { name: 'alt', at: 'custom_properties' });
  if (typeof alt === 'string' && alt.trim() !== '') return;
  yield createFinding('image_without_alt', { field_id: field.id, setting: 'alt' }, nameOf(one));
}

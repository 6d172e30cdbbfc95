import { msg } from '@lingui/core/macro';
import { changeField } from '../../document/field-commands.ts';
import { findField } from '../../document/place.ts';
import { settingChanges, settingValue } from '../../inspector/setting-value.ts';
import type { FindFix } from './fix.ts';
import { settingPartOf } from './setting-part-of.ts';

/** Raises headings that skip a level. */
export const levelHeadings: FindFix = (
  { path: { field_id: fieldId = '', setting = '' } },
  { pages },
) => {
  const field = findField(pages, fieldId)?.field;
  const part = settingPartOf(setting);
  const html = field && part ? settingValue(field, part) : undefined;
  if (!field || !part || typeof html !== 'string') return undefined;
  return {
    label: msg`kopniveaus herstellen`,
    command: changeField(fieldId, settingChanges(field, part, withoutSkips(html))),
  };
};

/** The title of the page is above the text, so a text may begin with level two or three. */
function withoutSkips(html: string): string {
  let level = 2;
  return html.replace(/<(\/?)h([2-4])>/g, (_, slash: string, written: string) => {
    if (slash === '') level = Math.min(Number(written), level + 1);
    return `<${slash}h${String(level)}>`;
  });
}

import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { changeField } from '../../document/field-commands.ts';
import { findField } from '../../document/place.ts';
import type { FindFix } from './fix.ts';

/** Moves the placeholder to the end of the hint, which stays readable while somebody types. */
export const movePlaceholder: FindFix = ({ path }, { pages }) => {
  const field = findField(pages, path.field_id ?? '')?.field;
  if (!field || !fieldTypes[field.type].settings.some((name) => name === 'hint')) return undefined;
  const hint = joinSentences(field.hint ?? '', field.placeholder ?? '');
  if (!v.is(settingParts.hint.schema, hint)) return undefined;
  return {
    label: msg`voorbeeld naar de hulptekst verplaatsen`,
    command: changeField(field.id, { hint, placeholder: undefined }),
  };
};

/** A hint that already contains the placeholder stays as it is. */
function joinSentences(hint: string, placeholder: string): string {
  const [first, last] = [hint.trim(), placeholder.trim()];
  if (first === '') return last;
  if (first.toLowerCase().includes(last.toLowerCase())) return first;
  return /[.!?:]$/.test(first) ? `${first} ${last}` : `${first}. ${last}`;
}

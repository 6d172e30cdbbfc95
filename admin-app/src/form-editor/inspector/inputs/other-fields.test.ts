import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import { expect, test } from 'vitest';
import { acceptedBy, isFillable } from './other-fields.ts';

test.each<[keyof typeof settingParts, readonly FieldTypeName[], readonly FieldTypeName[]]>([
  ['amount_property_id', ['currency', 'number', 'formula', 'select'], ['auth', 'bag', 'text']],
  ['parent_field', ['custom-list', 'select'], ['date', 'input-collection']],
  ['moment_field', ['date', 'datetime', 'date-formula'], ['time', 'checkbox']],
  ['file_property_id', ['file', 'files'], ['bsn', 'image']],
])('%s offers the questions that it can work with', (name, offered, others) => {
  const accepts = acceptedBy(settingParts[name]);
  expect(offered.filter((type) => !accepts(fieldTypes[type]))).toEqual([]);
  expect([...others, 'group' as const].filter((type) => accepts(fieldTypes[type]))).toEqual([]);
});

test('a look-up fills questions, not layout, results, logins or uploads', () => {
  const types = ['text', 'date', 'formula', 'auth', 'files', 'text-title', 'group'] as const;
  expect(types.filter((type) => isFillable(fieldTypes[type]))).toEqual(['text', 'date']);
});

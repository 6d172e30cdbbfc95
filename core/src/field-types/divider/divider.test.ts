import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildField } from '../../form/build-form.ts';
import { pagesSchema } from '../../form/pages-schema.ts';
import { dividerDefinition } from './divider.ts';

const save = (settings: object) => {
  const field = { ...buildField('divider', 'a'), ...settings };
  return v.safeParse(pagesSchema, [{ id: 'page', title: 'Page', properties: [field] }]);
};

describe('divider', () => {
  test('takes no answer', () => {
    expect(dividerDefinition.validateable).toBe(false);
    expect(dividerDefinition.valueKind).toBe('none');
  });

  test.each([{ label: '' }, { is_hidden: true }])('may be saved with %j', (settings) => {
    const saved = save(settings);
    expect(saved.success && saved.output[0]?.properties[0]).toMatchObject(settings);
  });
});

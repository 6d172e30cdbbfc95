import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildField } from '../../form/build-form.ts';
import { pagesSchema } from '../../form/pages-schema.ts';
import { breakDefinition } from './break.ts';

const save = (settings: object) => {
  const field = { ...buildField('break', 'a'), ...settings };
  return v.safeParse(pagesSchema, [{ id: 'page', title: 'Page', properties: [field] }]);
};

describe('break', () => {
  test('takes no answer', () => {
    expect(breakDefinition.validateable).toBe(false);
    expect(breakDefinition.valueKind).toBe('none');
  });

  test.each([
    { custom_properties: { label_next_button: 'Verder', label_edit_button: 'Wijzigen' } },
  ])('may be saved with %j', (settings) => {
    const saved = save(settings);
    expect(saved.success && saved.output[0]?.properties[0]).toMatchObject(settings);
  });

  test.each([{ custom_properties: { label_next_button: 7 } }])(
    'may not be saved with %j',
    (settings) => {
      expect(save(settings).success).toBe(false);
    },
  );
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildField } from '../../form/build-form.ts';
import { pagesSchema } from '../../form/pages-schema.ts';
import { textTitleDefinition } from './text-title.ts';

const save = (settings: object) => {
  const field = { ...buildField('text-title', 'a'), ...settings };
  return v.safeParse(pagesSchema, [{ id: 'page', title: 'Page', properties: [field] }]);
};

describe('text-title', () => {
  test('takes no answer', () => {
    expect(textTitleDefinition.validateable).toBe(false);
    expect(textTitleDefinition.valueKind).toBe('none');
  });

  test.each([{ label: 'Uw gegevens' }, { use_formula: true }])(
    'may be saved with %j',
    (settings) => {
      const saved = save(settings);
      expect(saved.success && saved.output[0]?.properties[0]).toMatchObject(settings);
    },
  );
});

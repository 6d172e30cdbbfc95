import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildField } from '../../form/build-form.ts';
import { pagesSchema } from '../../form/pages-schema.ts';
import { templateDefinition } from './template.ts';

const save = (settings: object) => {
  const field = { ...buildField('template', 'a'), ...settings };
  return v.safeParse(pagesSchema, [{ id: 'page', title: 'Page', properties: [field] }]);
};

describe('template', () => {
  test('takes no answer and holds the block’s fields', () => {
    expect(templateDefinition.validateable).toBe(false);
    expect(templateDefinition.valueKind).toBe('none');
    expect(templateDefinition.children).toBe('once');
    expect(templateDefinition.editors).toEqual(['form']);
  });

  test.each([{ template_id: 'block' }])('may be saved with %j', (settings) => {
    const saved = save(settings);
    expect(saved.success && saved.output[0]?.properties[0]).toMatchObject(settings);
  });

  test.each([{ template_id: '' }])('may not be saved with %j', (settings) => {
    expect(save(settings).success).toBe(false);
  });
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildField } from '../../form/build-form.ts';
import { pagesSchema } from '../../form/pages-schema.ts';
import { imageDefinition } from './image.ts';

const save = (settings: object) => {
  const field = { ...buildField('image', 'a'), ...settings };
  return v.safeParse(pagesSchema, [{ id: 'page', title: 'Page', properties: [field] }]);
};

describe('image', () => {
  test('takes no answer', () => {
    expect(imageDefinition.validateable).toBe(false);
    expect(imageDefinition.valueKind).toBe('none');
  });

  test.each([
    { url: 'https://example.nl/a.png' },
    { url: '/media/a.png' },
    { custom_properties: { alt: 'Een boom' } },
  ])('may be saved with %j', (settings) => {
    const saved = save(settings);
    expect(saved.success && saved.output[0]?.properties[0]).toMatchObject(settings);
  });

  test.each([{ url: 'javascript:alert(1)' }, { url: '//elders.nl/a.png' }, { url: 'a b' }])(
    'may not be saved with %j',
    (settings) => {
      expect(save(settings).success).toBe(false);
    },
  );
});

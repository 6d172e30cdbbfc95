import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildField } from '../../form/build-form.ts';
import { pagesSchema } from '../../form/pages-schema.ts';
import { downloadableFileDefinition } from './downloadable-file.ts';

const save = (settings: object) => {
  const field = { ...buildField('downloadable-file', 'a'), ...settings };
  return v.safeParse(pagesSchema, [{ id: 'page', title: 'Page', properties: [field] }]);
};

describe('downloadable-file', () => {
  test('takes no answer', () => {
    expect(downloadableFileDefinition.validateable).toBe(false);
    expect(downloadableFileDefinition.valueKind).toBe('none');
  });

  test.each([
    { url: '/media/a.pdf' },
    { custom_properties: { file_name: 'a.pdf', can_show_size: true, file_size: 10 } },
  ])('may be saved with %j', (settings) => {
    const saved = save(settings);
    expect(saved.success && saved.output[0]?.properties[0]).toMatchObject(settings);
  });

  test.each([{ url: 'data:text/html,x' }, { custom_properties: { file_size: -1 } }])(
    'may not be saved with %j',
    (settings) => {
      expect(save(settings).success).toBe(false);
    },
  );
});

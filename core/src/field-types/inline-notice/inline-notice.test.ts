import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildField } from '../../form/build-form.ts';
import { pagesSchema } from '../../form/pages-schema.ts';
import { inlineNoticeDefinition } from './inline-notice.ts';

const save = (settings: object) => {
  const field = { ...buildField('inline-notice', 'a'), ...settings };
  return v.safeParse(pagesSchema, [{ id: 'page', title: 'Page', properties: [field] }]);
};

describe('inline-notice', () => {
  test('takes no answer', () => {
    expect(inlineNoticeDefinition.validateable).toBe(false);
    expect(inlineNoticeDefinition.valueKind).toBe('none');
  });

  test.each(
    ['notice', 'info', 'warning', 'error', 'confirmation'].map((variant) => ({
      custom_properties: { variant },
    })),
  )('may be saved with %j', (settings) => {
    const saved = save(settings);
    expect(saved.success && saved.output[0]?.properties[0]).toMatchObject(settings);
  });

  test.each([{ custom_properties: { variant: 'ramp' } }])(
    'may not be saved with %j',
    (settings) => {
      expect(save(settings).success).toBe(false);
    },
  );
});

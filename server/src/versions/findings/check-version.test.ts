import { versionSettingsSchema } from '@form-builder/core/version-settings/version-settings-schema.ts';
import { buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { checkVersion } from './check-version.ts';

afterEach(() => vi.restoreAllMocks());

const prefilled = Array.from({ length: 300 }, (_, at) =>
  buildField('text', `line-${String(at)}`, { pattern: '[a-z]+', prefill: '123' }),
);

const countRefused = () =>
  checkVersion(
    { now: () => 0 },
    {
      title: 'Formulier',
      description: '',
      definition: buildForm(...prefilled),
      languages: ['nl'],
      theme_settings: {},
      translations: {},
      translation_notes: {},
      settings: v.parse(versionSettingsSchema, {}),
      submission_settings: { is_public: true },
    },
  ).filter(({ code }) => code === 'prefill_refused').length;

test('compares what fields begin with with their patterns', () => {
  expect(countRefused()).toBe(300);
});

test('says nothing more of patterns once they took half a second together', () => {
  // As on a machine where each look at the clock finds it 5 ms later.
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
  expect(countRefused()).toBe(101);
});

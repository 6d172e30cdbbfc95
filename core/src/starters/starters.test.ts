import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkForm } from '../analysis/check-form.ts';
import { formFileSchema } from '../contract/staff/forms/form-files.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { buildClock } from '../form/build-form.ts';
import { compile } from '../session/compile.ts';
import { validateSubmission } from '../session/validation/validate-submission.ts';
import { translateVersion } from '../translations/translate-version.ts';
import { buildStarterFile } from './build-starter-file.ts';
import { starters } from './starters.ts';

const clock = buildClock();
const built = starters.map((starter) => ({
  id: starter.id,
  file: buildStarterFile(starter, { name: starter.name[0], confidentiality: 'public' }),
}));

describe.each(built)('the starter $id', ({ file }) => {
  const { pages, variables, settings } = file.version;

  test('is the file of a form, unchanged by its schema', () => {
    expect(v.parse(formFileSchema, file)).toEqual(file);
  });

  test('gives the form checker nothing to say', () => {
    expect(checkForm({ pages, variables }, { types: fieldTypes, clock, settings })).toEqual([]);
  });

  test.each(['en', 'de'] as const)('has every text in %s', (language) => {
    expect(translateVersion(file.version, language, fieldTypes).missing).toEqual([]);
  });

  test('asks for something', () => {
    const program = compile({ pages, variables }, fieldTypes);
    expect(validateSubmission(program, {}, clock)).toMatchObject({ ok: false });
  });

  test('has sentences of at most fifteen words', () => {
    const texts = JSON.stringify(file.version.pages).match(/"(?:label|hint)":"[^"]*"/g) ?? [];
    expect(texts.filter((text) => text.split(' ').length > 15)).toEqual([]);
  });
});

test('the six starters have names of their own', () => {
  expect(new Set(starters.map(({ name }) => name[0])).size).toBe(6);
});

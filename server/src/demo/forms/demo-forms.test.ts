import { checkForm } from '@form-builder/core/analysis/check-form.ts';
import { validateSubmission } from '@form-builder/core/session/validation/validate-submission.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { pagesSchema } from '@form-builder/core/form/pages-schema.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import { translateDemoForm } from '../phrases/translate-demo-form.ts';
import { demoForms } from './demo-forms.ts';

const clock = { now: () => Date.UTC(2026, 10, 20, 9), today: () => '2026-11-20' };

describe.each(demoForms)('$name', (form) => {
  const { definition } = form;
  const fields = [...iterateFields(definition.pages)].map(({ field }) => field);

  test('is what a version may hold, unchanged', () => {
    expect(v.parse(pagesSchema, definition.pages)).toEqual(definition.pages);
  });

  test('has rules whose targets exist, and no cycles', () => {
    const ids = new Set(fields.map(({ id }) => id));
    const targets = fields.flatMap(({ logic = [] }) =>
      logic.flatMap(({ condition_group: { children } }) =>
        children.flatMap((child) => (child.type === 'condition' ? [child.target] : [])),
      ),
    );
    expect(targets.filter((target) => target === null || !ids.has(target))).toEqual([]);
    expect(compile(definition, fieldTypes).cycles).toEqual([]);
  });

  test.each(['en', 'de'] as const)('has every text in %s', (language) => {
    const version = {
      title: form.name,
      description: form.description,
      settings: form.settings,
      pages: definition.pages,
      languages: ['nl', 'en', 'de'],
      translations: translateDemoForm(form),
    };
    expect(translateVersion(version, language, fieldTypes).missing).toEqual([]);
  });

  test('gives the form checker nothing to say', () => {
    expect(checkForm(definition, { types: fieldTypes, clock, settings: form.settings })).toEqual(
      [],
    );
  });

  test('refuses to be sent empty', () => {
    expect(validateSubmission(compile(definition, fieldTypes), {}, clock)).toMatchObject({
      ok: false,
    });
  });
});

test('the event notification is as long as a real one', () => {
  const pages = demoForms.find(({ name }) => name === 'Evenement melden')?.definition.pages ?? [];
  const fields = [...iterateFields(pages)].map(({ field }) => field);
  expect(pages).toHaveLength(4);
  expect(fields.length).toBeGreaterThanOrEqual(35);
  expect(fields.flatMap(({ logic = [] }) => logic).length).toBeGreaterThanOrEqual(10);
  expect(fields.some(({ type }) => type === 'input-collection')).toBe(true);
});

import { checkForm } from '@form-builder/core/analysis/check-form.ts';
import { validateSubmission } from '@form-builder/core/session/validation/validate-submission.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { pagesSchema } from '@form-builder/core/form/pages-schema.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { findRoutes } from '@form-builder/core/routing/find-routes.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import { translateDemoForm } from '../phrases/translate-demo-form.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { destinations } from '@form-builder/core/version-settings/routing-settings.ts';
import { demoForms } from './demo-forms.ts';

const clock = { now: () => Date.UTC(2026, 10, 20, 9), today: () => '2026-11-20' };

const programOf = (definition: FormDefinition) =>
  compile(definition, fieldTypes, { formulas: formulaEngine });

describe.each(demoForms)('$name', (form) => {
  const { definition } = form;
  const fields = [...iterateFields(definition.pages)].map(({ field }) => field);

  test('is what a version may hold, unchanged', () => {
    expect(v.parse(pagesSchema, definition.pages)).toEqual(definition.pages);
  });

  test('has rules whose targets exist, and no cycles', () => {
    const { pages, variables = [] } = definition;
    const ids = new Set([...fields, ...variables].map(({ id }) => id));
    const targets = [...pages, ...fields].flatMap(({ logic = [] }) =>
      logic.flatMap(({ condition_group: { children } }) =>
        children.flatMap((child) => (child.type === 'condition' ? [child.target] : [])),
      ),
    );
    expect(targets.filter((target) => target === null || !ids.has(target))).toEqual([]);
    expect(programOf(definition).cycles).toEqual([]);
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
    expect(validateSubmission(programOf(definition), {}, clock)).toMatchObject({
      ok: false,
    });
  });
});

describe('the event notification', () => {
  const found = demoForms.find(({ name }) => name === 'Evenement melden');
  if (!found) throw new Error('There is no such form');
  const { definition } = found;
  const program = programOf(definition);
  const open = (bezoekers: number) => createSession(program, { answers: { bezoekers }, clock });
  const guardsOf = (session: ReturnType<typeof open>) => session.findCell('beveiligers');

  test('is as long as a real one', () => {
    const fields = [...iterateFields(definition.pages)].map(({ field }) => field);
    expect(definition.pages).toHaveLength(5);
    expect(fields.length).toBeGreaterThanOrEqual(35);
    expect(fields.flatMap(({ logic = [] }) => logic).length).toBeGreaterThanOrEqual(10);
    expect(fields.some(({ type }) => type === 'input-collection')).toBe(true);
  });

  test('asks about safety when a permit is needed, and fills in the usual number of guards', () => {
    const [small, large] = [open(250), open(600)];
    expect([small, large].map((one) => one.pages[3]?.visible)).toEqual([false, true]);
    expect([small, large].map((one) => guardsOf(one)?.value)).toEqual([null, 3]);
  });

  test('is routed to the permits team when a permit is needed', () => {
    const settings = readVersionSetting({ settings: found.settings, pages: [] }, destinations);
    const routesOf = (session: ReturnType<typeof open>) =>
      findRoutes(program, session, settings).map(({ destination }) => destination.id);
    expect(routesOf(open(250))).toEqual(['evenementen']);
    expect(routesOf(open(600))).toEqual(['vergunningen']);
  });
});

import { createFinding, type Finding } from '@form-builder/core/analysis/finding.ts';
import { buildCheckContext } from '@form-builder/core/analysis/build-check.ts';
import { checkForm } from '@form-builder/core/analysis/check-form.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { recordFormTest } from '@form-builder/core/form-tests/record-form-test.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { palettesOf } from '@form-builder/core/theme/find-contrast-faults.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { describe, expect, test } from 'vitest';
import { buildField } from '../../document/build-document.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { findFix } from './find-fix.ts';

const versionWith = (pages: readonly Page[], more: Partial<EditedVersion> = {}): EditedVersion => ({
  title: 'Melding',
  description: '',
  settings: {},
  submission_settings: { is_public: true },
  theme_settings: {},
  variables: [],
  pages,
  ...more,
});
const withFields = (...properties: Field[]) =>
  versionWith([{ id: 'p', title: 'Pagina', properties }]);

const findingsIn = (version: EditedVersion): readonly Finding[] => {
  const { title, description, settings, theme_settings: theme } = version;
  const context = { title, description, settings, theme: palettesOf(theme).colours };
  return checkForm(version, buildCheckContext(context));
};

/** Applies the fix of the first finding with this code. */
function fixed(version: EditedVersion, code: Finding['code']) {
  const finding = findingsIn(version).find((one) => one.code === code);
  const fix = finding && findFix(finding, version);
  if (!fix) throw new Error(`No fix for ${code}.`);
  const { document, inverse } = fix.command(version);
  expect(inverse(document).document).toEqual(version);
  return { document, fieldOf: (at = 0) => document.pages[0]?.properties[at] };
}

const rule = (more: Partial<LogicRule> = {}): LogicRule => ({
  id: 'r',
  actions: ['show'],
  condition_group: {
    id: 'g',
    type: 'group',
    logic_operator: 'and',
    children: [
      { id: 'c', type: 'condition', target: 'b', condition_operator: 'equal', value: 'x' },
    ],
  },
  ...more,
});

const text = (id: string, more: Partial<Extract<Field, { type: 'text' }>> = {}) =>
  buildField(id, { type: 'text', label: id, ...more });

describe('the fix of a finding is one command with its inverse:', () => {
  test('the option instead of its label, in a formula, a variable and the formula of a rule', () => {
    const sort = buildField('s', { type: 'select', options: [{ id: 'o2', label: 'Anders' }] });
    const formula = 'ALS({x00s} = "Anders"; 1; 2)';
    const becomes = 'ALS({x00s} = "o2"; 1; 2)';
    const code = 'formula_option_by_label';
    const own = fixed(
      withFields(sort, buildField('f', { type: 'formula', custom_properties: { formula } })),
      code,
    );
    expect(own.fieldOf(1)?.custom_properties).toEqual({ formula: becomes });
    const variable = { id: 'v', short_id: 'vvvv', label: 'v', value_kind: 'number' } as const;
    const variables = [{ ...variable, source: { type: 'formula', formula } }] as const;
    const inVariable = fixed({ ...withFields(sort), variables }, code);
    expect(inVariable.document.variables[0]?.source).toMatchObject({ formula: becomes });
    const action = { type: 'set_value', value: { formula }, when: 'always' } as const;
    const filled = text('b', { logic: [rule({ actions: [action] })] });
    const inRule = fixed(withFields(sort, filled), code);
    expect(inRule.fieldOf(1)?.logic?.[0]?.actions).toEqual([
      { ...action, value: { formula: becomes } },
    ]);
  });

  test('a new recording of a test, after a change that was meant', () => {
    const version = withFields(text('a'));
    const recorded = recordFormTest(compile(version, fieldTypes, { formulas: formulaEngine }), {
      id: 't',
      name: 'Leeg',
      day: '2026-11-20',
      answers: {},
    });
    const settings = { 'tests.recorded': [recorded] };
    const changed = { ...withFields(text('b'), text('c')), settings };
    const { document } = fixed(changed, 'test_failed');
    expect(findingsIn(document).filter(({ code }) => code.startsWith('test_'))).toEqual([]);
    const added = { ...withFields(text('a'), text('c')), settings };
    expect(findingsIn(fixed(added, 'test_place_new').document)).toEqual([]);
  });

  test('the plain word, in a label, in rich text, in options and around the pages', () => {
    const label = fixed(withFields(text('a', { label: 'Woont u Reeds hier?' })), 'word_difficult');
    expect(label.fieldOf()?.label).toBe('Woont u Al hier?');
    const options = [
      { id: 'o', label: 'Indien nodig' },
      { id: 'q', label: 'Nee' },
    ];
    const chosen = fixed(
      withFields(buildField('k', { type: 'select', options })),
      'word_difficult',
    );
    expect(chosen.fieldOf()?.options?.map((option) => option.label)).toEqual(['Als nodig', 'Nee']);
    const pages = withFields(text('a')).pages;
    const titled = fixed(versionWith(pages, { title: 'Melding inzake hout' }), 'word_difficult');
    expect(titled.document.title).toBe('Melding over hout');
    const settings = { 'confirmation.text': 'U hoort z.s.m. meer' };
    const thanked = fixed(versionWith(pages, { settings }), 'word_shortened');
    expect(thanked.document.settings).toEqual({
      'confirmation.text': 'U hoort zo snel mogelijk meer',
    });
  });

  test('the placeholder goes to the hint', () => {
    const one = fixed(withFields(text('a', { placeholder: '1234 AB' })), 'placeholder_used');
    expect(one.fieldOf()).toMatchObject({ hint: '1234 AB' });
    expect(one.fieldOf()).not.toHaveProperty('placeholder');
    const hinted = text('a', { hint: 'Zonder spatie', placeholder: 'Zoals 1234AB' });
    const both = fixed(withFields(hinted), 'placeholder_used');
    expect(both.fieldOf()?.hint).toBe('Zonder spatie. Zoals 1234AB');
  });

  test('limits are swapped', () => {
    const field = buildField('n', { type: 'number', custom_properties: { min: 9, max: 3 } });
    expect(fixed(withFields(field), 'range_reversed').fieldOf()?.custom_properties).toEqual({
      min: 3,
      max: 9,
    });
  });

  test('headings no longer skip a level', () => {
    const content = '<h2>A</h2><h4>B</h4><h4>C</h4>';
    const field = buildField('i', { type: 'text-layout', custom_properties: { content } });
    const { document } = fixed(withFields(field), 'heading_order');
    expect(JSON.stringify(document.pages)).toContain('<h2>A</h2><h3>B</h3><h4>C</h4>');
  });

  test('a field that a rule only shows is hidden at the start', () => {
    const version = withFields(text('b'), text('a', { logic: [rule()] }));
    expect(fixed(version, 'rule_on_visible_field').fieldOf(1)?.is_hidden).toBe(true);
  });

  test('a field that no rule shows is always shown', () => {
    const { fieldOf } = fixed(withFields(text('a', { is_hidden: true }), text('b')), 'never_shown');
    expect(fieldOf()).not.toHaveProperty('is_hidden');
  });

  test('deleted fields and overruled actions leave a rule', () => {
    const logic = [rule({ targets: ['gone', 'd'], actions: ['hide', 'required', 'show'] })];
    const version = withFields(text('b'), text('a', { is_hidden: true, logic }), text('d'));
    const targets = fixed(version, 'rule_target_removed').fieldOf(1)?.logic?.[0]?.targets;
    expect(targets).toEqual(['d']);
    const actions = fixed(version, 'action_overruled').fieldOf(1)?.logic?.[0]?.actions;
    expect(actions).toEqual(['required', 'show']);
  });

  test('what is empty or unused is removed', () => {
    const pages: readonly Page[] = [
      { id: 'p', title: 'Een', properties: [text('a')] },
      { id: 'q', title: 'Twee', properties: [] },
    ];
    expect(fixed(versionWith(pages), 'page_empty').document.pages.map(({ id }) => id)).toEqual([
      'p',
    ]);
    const options = [
      { id: 'o', label: 'Ja' },
      { id: 'q', label: '' },
    ];
    const chosen = withFields(buildField('k', { type: 'select', options }));
    expect(fixed(chosen, 'option_label_missing').fieldOf()?.options).toEqual([options[0]]);
  });

  test('a colour is readable, and a confirmation has the only address', () => {
    const pages = withFields(buildField('m', { type: 'email', label: 'E-mail' })).pages;
    const theme_settings = { colours: { error: '#ffaaaa' } };
    const themed = versionWith(pages, { theme_settings });
    const { document } = fixed(themed, 'contrast_low');
    expect(findingsIn(document).map(({ code }) => code)).not.toContain('contrast_low');
    const settings = {
      'confirmation_mail.is_enabled': true,
      'confirmation_mail.subject': 'Ontvangen',
    };
    const mailed = fixed(versionWith(pages, { settings }), 'mail_recipient_missing');
    expect(mailed.document.settings['confirmation_mail.recipient']).toBe('m');
  });
});

describe('there is no fix', () => {
  test('within a building block, which is changed in the block', () => {
    const inside = text('a', { label: 'Woont u reeds hier?' });
    const block = buildField('t', {
      type: 'template',
      custom_properties: { template_version_id: 'v' },
      children: [inside],
    });
    const finding = findingsIn(withFields(block)).find(({ code }) => code === 'word_difficult');
    expect(finding).toBeDefined();
    expect(finding && findFix(finding, withFields(block))).toBeUndefined();
  });

  test.each(['U kunt echter bellen', 'Inwoners dienen te betalen', 'Het bovenstaande adres'])(
    'when the plain word does not fit in its sentence: “%s”',
    (label) => {
      const version = withFields(text('a', { label }));
      const finding = findingsIn(version).find(({ code }) => code === 'word_difficult');
      expect(finding).toBeDefined();
      expect(finding && findFix(finding, version)).toBeUndefined();
    },
  );

  test('when the place is gone, or has more than one answer', () => {
    const gone = createFinding(
      'word_difficult',
      { field_id: 'gone', setting: 'label' },
      { word: 'reeds', plain: 'al' },
    );
    expect(findFix(gone, withFields(text('a')))).toBeUndefined();
    const mails = withFields(
      buildField('m', { type: 'email' }),
      buildField('n', { type: 'email' }),
    );
    expect(findFix(createFinding('mail_recipient_missing', {}), mails)).toBeUndefined();
  });
});

import { createField } from '@form-builder/core/form/create-field.ts';
import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { describe, expect, test } from 'vitest';
import { settingInputs } from './setting-inputs.ts';
import { settingLabels } from './setting-labels.ts';
import { panelSections } from './setting-sections.ts';
import { settingChanges, settingValue } from './setting-value.ts';
import { settingIssue } from './setting-issue.ts';

const newField = (type: (typeof fieldTypeNames)[number]) =>
  createField(type, { id: 'f', shortId: 'abcd', label: 'Vraag' });
const part = (name: keyof typeof settingParts): SettingPart => settingParts[name];

describe('panelSections', () => {
  test.each(fieldTypeNames)(
    'shows every setting of %s that applies, once, with label and control',
    (type) => {
      const field = newField(type);
      const shown = panelSections(field).flatMap(({ settings }) => settings);
      const conditional = fieldTypes[type].settings.filter((name) => part(name).appliesWhen);
      expect(new Set(shown).size).toBe(shown.length);
      expect([...shown, ...conditional.filter((name) => !shown.includes(name))].sort()).toEqual(
        [...fieldTypes[type].settings].sort(),
      );
      for (const name of shown) {
        expect(settingLabels[name].label).toBeDefined();
        expect(settingInputs[part(name).input].Input).toBeTypeOf('function');
      }
    },
  );

  test('shows the message for a missing answer once the field is required', () => {
    const shown = (field: ReturnType<typeof newField>) =>
      panelSections(field).flatMap(({ settings }) => settings);
    const field = newField('text');
    expect(shown(field)).not.toContain('custom_required_message');
    expect(shown({ ...field, is_required: true })).toContain('custom_required_message');
  });
});

describe('settingChanges', () => {
  const field = newField('text');
  test.each([
    ['an empty text', 'hint', ''],
    ['a switch that is off', 'is_required', false],
    ['a switch that is on by default', 'is_in_summary', true],
    ['nothing', 'width', undefined],
  ] as const)('%s is not stored', (_, name, value) => {
    expect(settingChanges(field, part(name), value)).toEqual({ [name]: undefined });
  });

  test('an empty label is stored: every field has one', () => {
    expect(settingChanges(field, part('label'), '')).toEqual({ label: '' });
  });

  test('the last own setting takes custom_properties with it', () => {
    const limited = { ...field, ...settingChanges(field, part('character_limit'), 10) };
    expect(limited.custom_properties).toEqual({ character_limit: 10 });
    expect(
      settingChanges(
        { ...field, custom_properties: { character_limit: 10 } } as typeof field,
        part('character_limit'),
        undefined,
      ),
    ).toEqual({ custom_properties: undefined });
  });

  test('what was stored is what is read', () => {
    const changed = { ...field, ...settingChanges(field, part('hint'), 'Hulp') };
    expect(settingValue(changed as typeof field, part('hint'))).toBe('Hulp');
  });
});

describe('settingIssue', () => {
  test.each([
    ['width', 13],
    ['width', 1.5],
    ['label', 'x'.repeat(501)],
    ['number_min', 'abc'],
    ['date_min', '2026-02-30'],
  ] as const)('%s refuses what cannot be stored', (name, value) => {
    expect(settingIssue(part(name), value)).toBeDefined();
  });
  test('takes a value that can be stored, and the absence of one', () => {
    expect(settingIssue(part('width'), 6)).toBeUndefined();
    expect(settingIssue(part('width'), undefined)).toBeUndefined();
  });
});

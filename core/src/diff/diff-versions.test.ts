import { describe, expect, test } from 'vitest';
import type { Field } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { buildField } from '../form/build-form.ts';
import { applyChanges } from './apply/apply-changes.ts';
import { changeKeyOf } from './change-key.ts';
import { createChangeWording } from './describe/change-wording.ts';
import { changeEffects } from '../field-types/settings/change-effect.ts';
import { describeChange, describeEffect } from './describe/describe-change.ts';
import { caseVersion } from './testing/case-version.ts';
import type { DiffCase, Editable, Find } from './testing/diff-case.ts';
import { diffCases } from './testing/diff-cases.ts';
import { diffVersions } from './diff-versions.ts';
import type { VersionContent } from './version-content.ts';

function edited(edit: DiffCase['edit']): VersionContent {
  // A copy that the test may change.
  const version = structuredClone(caseVersion) as Editable<VersionContent>;
  edit(version, createFind(version));
  return version;
}

function createFind(version: Editable<VersionContent>): Find {
  const get = <T>(found: T | undefined): T => {
    if (found === undefined) throw new Error('The case edits what is not there');
    return found;
  };
  const placed = (id: string) =>
    get([...iterateFields(version.pages)].find(({ field }) => field.id === id));
  // Finds the item in the copy.
  const field = (id: string) => placed(id).field as Editable<Field>;
  return {
    page: (id) => get(version.pages.find((page) => page.id === id)),
    field,
    list: (id) => {
      const { page, parent } = placed(id);
      return get((parent ? parent.children : page.properties) as Editable<Field>[] | undefined);
    },
    options: (id) => get(field(id).options),
    settings: (id) => get(field(id).custom_properties as Record<string, unknown> | undefined),
  };
}

const sentences = (before: VersionContent, after: VersionContent, language: string) => {
  const context = { locale: `${language}-NL`, translate: translatorOf(language) };
  const words = createChangeWording(before, after, context);
  return diffVersions(before, after).map((change) => describeChange(change, words));
};

const simple = ['a', 'b', 'c'].map((id) => buildField('text', id));
const withFields = (properties: readonly Field[]): VersionContent => ({
  ...caseVersion,
  pages: [{ id: 'p', title: 'P', properties }],
});

describe('diffVersions', () => {
  test.each(diffCases)('$name', ({ edit, changes }) => {
    const after = edited(edit);
    const found = diffVersions(caseVersion, after);
    const said = sentences(caseVersion, after, 'nl');
    expect(found.map(({ kind, effect }, at) => [kind, effect, said[at]])).toEqual(changes);
    expect(applyChanges(caseVersion, found)).toEqual(after);
    expect(applyChanges(after, diffVersions(after, caseVersion))).toEqual(caseVersion);
  });

  test.each(['en', 'de'])('says everything in %s', (language) => {
    for (const { edit, changes } of diffCases) {
      const said = sentences(caseVersion, edited(edit), language);
      expect(said.length).toBe(changes.length);
      for (const sentence of said) expect(sentence).not.toMatch(/diff\.|describe\.|^\s*$/);
    }
  });

  test.each(['nl', 'en', 'de'])('says what each class of changes means in %s', (language) => {
    const context = { locale: language, translate: translatorOf(language) };
    const words = changeEffects.map((effect) => describeEffect(effect, context));
    expect(new Set(words).size).toBe(changeEffects.length);
    expect(words.join()).not.toContain('diff.');
  });

  test('gives the changes of one comparison keys of their own', () => {
    for (const { edit } of diffCases) {
      const keys = diffVersions(caseVersion, edited(edit)).map(changeKeyOf);
      expect(new Set(keys).size).toBe(keys.length);
    }
    const [change] = diffVersions(withFields(simple), withFields(simple.slice(1)));
    expect(change && changeKeyOf(change)).toBe('field_removed fieldId=a');
  });

  test('keeps the fields that do not change the same objects', () => {
    const [first, ...rest] = simple;
    const after = withFields([...(first ? [{ ...first, label: 'Anders' }] : []), ...rest]);
    const applied = applyChanges(withFields(simple), diffVersions(withFields(simple), after));
    const kept = applied.pages[0]?.properties ?? [];
    expect(kept.map((field, at) => field === simple[at])).toEqual([false, true, true]);
  });

  test('moves only the one field among a thousand that moved', () => {
    const fields = Array.from({ length: 1000 }, (_, at) => ({
      ...caseVersion.pages[0]?.properties[0],
      id: `f${at}`,
    })) as Field[];
    const [first, ...rest] = fields;
    const after = withFields([
      ...rest.slice(0, 700),
      ...(first ? [first] : []),
      ...rest.slice(700),
    ]);
    expect(diffVersions(withFields(fields), after).map(({ kind }) => kind)).toEqual([
      'field_moved',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SettingPart } from '../../field-types/settings/setting-part.ts';
import { settingParts } from '../../field-types/settings/setting-parts.ts';
import { translatorOf } from '../../messages/all-messages.ts';
import { destinations } from '../../version-settings/routing-settings.ts';
import { versionSettings } from '../../version-settings/version-settings.ts';
import { diffVersions } from '../diff-versions.ts';
import type { Json } from '../json.ts';
import { caseVersion } from '../testing/case-version.ts';
import type { VersionContent } from '../version-content.ts';
import { createChangeWording } from './change-wording.ts';
import { describeChange } from './describe-change.ts';

const languages = ['nl', 'en', 'de'] as const;
type Language = (typeof languages)[number];

function describeAll(before: VersionContent, after: VersionContent, language: Language) {
  const context = { locale: language, translate: translatorOf(language) };
  const words = createChangeWording(before, after, context);
  return diffVersions(before, after).map((change) => describeChange(change, words));
}

type Settings = Readonly<Record<string, Json | undefined>>;

const withSettings = (settings: Settings): VersionContent => ({ ...caseVersion, settings });

const describeSettings = (before: Settings, after: Settings, language: Language = 'nl') =>
  describeAll(withSettings(before), withSettings(after), language);

const id = 'd246bec5-1234-4abc-9def-0123456789ab';
const tests = (...names: readonly string[]): Json =>
  names.map((name, at) => ({ id: `${id}${at}`, name, answers: { a: 1 } }));

/** The sentences for one changed setting of a field. */
function describeField(name: string, before: Json | undefined, after: Json | undefined) {
  const version = (value: Json | undefined) =>
    withPart({ name, at: 'custom_properties' }, value ?? null);
  const context = { locale: 'nl', translate: translatorOf('nl') };
  const words = createChangeWording(version(before), version(after), context, (input, id) =>
    id === 'digid' ? 'DigiD Rotterdam' : `${input} ${id}`,
  );
  return diffVersions(words.before.content, words.after.content).map((change) =>
    describeChange(change, words),
  );
}

describe('describeSetting', () => {
  test('names what a setting refers to outside the form, and writes amounts as money', () => {
    expect(describeField('integration_id', 'digid', 'other')).toEqual([
      '“Vraag”: aanbieder gewijzigd van “DigiD Rotterdam” in “provider other”',
    ]);
    expect(describeField('custom_list', 'districts', 'streets')).toEqual([
      '“Vraag”: lijst gewijzigd van “list-of-organisation districts” in “list-of-organisation streets”',
    ]);
    expect(describeField('amount', 5, 12.5)).toEqual([
      '“Vraag”: bedrag gewijzigd van €\u00a05,00 in €\u00a012,50',
    ]);
  });

  test('names the logins of a co-signer with their minimum level', () => {
    const key = 'co_signature.logins';
    const before = withSettings({});
    const after = withSettings({ [key]: [{ provider: 'digid', least_level: 'midden' }] });
    const context = { locale: 'nl', translate: translatorOf('nl') };
    const words = createChangeWording(before, after, context, () => 'DigiD Rotterdam');
    expect(diffVersions(before, after).map((change) => describeChange(change, words))).toEqual([
      'Formulier: inlogmiddelen voor de medeondertekening ingesteld op “DigiD Rotterdam (DigiD Midden)”',
    ]);
  });

  test('says what happened to each item of a list of things with names', () => {
    const key = 'tests.recorded';
    const change = (before: Json, after: Json) =>
      describeSettings({ [key]: before }, { [key]: after });
    expect(change(tests('Bloemen', 'Vis'), tests('Bloemen'))).toEqual([
      'Formulier: test “Vis” verwijderd',
    ]);
    expect(change(tests('Bloemen'), tests('Vis'))).toEqual([
      'Formulier: test “Bloemen” heet nu “Vis”',
    ]);
    expect(change([{ id, name: 'Vis', day: '1' }], [{ id, name: 'Vis', day: '2' }])).toEqual([
      'Formulier: test “Vis” gewijzigd',
    ]);
    expect(
      change(
        [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
        ],
        [
          { id: 'b', name: 'B' },
          { id: 'a', name: 'A' },
        ],
      ),
    ).toEqual(['Formulier: tests van het formulier gewijzigd']);
  });

  test.each([
    ['nl', 'Formulier: voortgang uitgezet', 'Formulier: voortgang aangezet'],
    ['en', 'Form: progress turned off', 'Form: progress turned on'],
    ['de', 'Formular: Fortschritt ausgeschaltet', 'Formular: Fortschritt eingeschaltet'],
  ] as const)(
    'says in %s that a switch went off or on, its default included',
    (language, off, on) => {
      const key = 'theme.has_progress';
      expect(describeSettings({}, { [key]: false }, language)).toEqual([off]);
      expect(describeSettings({ [key]: false }, {}, language)).toEqual([on]);
      expect(describeSettings({ [key]: true }, { [key]: false }, language)).toEqual([off]);
    },
  );

  test('does not say that a switch changed that only states its default', () => {
    expect(describeSettings({}, { 'theme.has_progress': true })).toEqual([
      'Formulier: voortgang gewijzigd',
    ]);
  });

  test('says that a structure without words was set, changed or removed', () => {
    const [a, b] = [{ member: { id } }, { member: { id, more: true } }];
    expect(describeSettings({}, { other: a })).toEqual(['Formulier: “other” ingesteld']);
    expect(describeSettings({ other: a }, { other: b })).toEqual(['Formulier: “other” gewijzigd']);
    expect(describeSettings({ other: a }, {})).toEqual(['Formulier: “other” weggehaald']);
  });
});

const forComputers = /\{"|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/iu;

const leaf = fc.oneof(fc.uuid(), fc.boolean(), fc.integer(), fc.constantFrom('', 'Naam', null));
const item = fc.record({ id: fc.uuid(), name: fc.constantFrom('', 'Een', 'Twee'), of: leaf });
const items = fc.uniqueArray(item, { maxLength: 8, selector: ({ id: of }) => of });
const value: fc.Arbitrary<Json> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  items,
  fc.dictionary(fc.uuid(), leaf, { maxKeys: 3 }),
  fc.record({ id: fc.uuid(), members: fc.array(item, { maxLength: 2 }) }),
  // A text that holds JSON, as a prefill from elsewhere may.
  fc.uuid().map((of) => JSON.stringify({ id: of })),
);

/** The settings of fields, except the label, which is the designer's own words, and formulas, which are syntax. */
const parts = Object.values<SettingPart>(settingParts).filter(
  ({ input, name }) => input !== 'formula' && name !== 'label',
);

function withPart({ name, at }: Pick<SettingPart, 'name' | 'at'>, given: Json): VersionContent {
  const field = { id: 'f', type: 'text', label: 'Vraag', custom_properties: {} };
  const set =
    at === 'field'
      ? { ...field, [name]: given }
      : { ...field, custom_properties: { [name]: given } };
  const pages = [{ id: 'p', title: 'P', properties: [set] }];
  // The test sets values of any shape, as stored versions of another product may have.
  return { ...caseVersion, pages } as unknown as VersionContent;
}

describe('no sentence has JSON or an id in it', () => {
  test.each(versionSettings.map(({ key }) => key))('about the setting %s of a version', (key) => {
    // Rules read the names of destinations from the version, which is always stored as a list.
    const given = key === destinations.key ? items : value;
    fc.assert(
      fc.property(given, given, fc.constantFrom(...languages), (before, after, language) => {
        const said = describeSettings({ [key]: before }, { [key]: after }, language);
        for (const sentence of said) expect(sentence).not.toMatch(forComputers);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test.each(parts.map((part) => [`${part.at}.${part.name}`, part] as const))(
    'about the setting %s of a field',
    (_name, part) => {
      fc.assert(
        fc.property(value, value, fc.constantFrom(...languages), (before, after, language) => {
          const said = describeAll(withPart(part, before), withPart(part, after), language);
          for (const sentence of said) expect(sentence).not.toMatch(forComputers);
        }),
        { numRuns: 40, seed: 7 },
      );
    },
  );
});

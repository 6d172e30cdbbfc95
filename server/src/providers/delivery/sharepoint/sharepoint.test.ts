import { describe, expect, test } from 'vitest';
import { StartError } from '../../../platform/start-error.ts';
import { startSharepointSimulator } from '../../../../simulators/sharepoint/sharepoint-simulator.ts';
import { findProblems } from '../schema/find-problems.ts';
import { columnSchema, findUnknown, fitColumns, schemaOfColumns, writeFields } from './columns.ts';
import { safeName, uniqueFileNames } from '../safe-names.ts';
import { foldersOf } from './folders-of.ts';
import * as v from 'valibot';

test('the simulated SharePoint does not run in production', async () => {
  await expect(startSharepointSimulator({ isProduction: true })).rejects.toBeInstanceOf(StartError);
});

describe('names in a library', () => {
  test.each([
    ['Vergunning: "Kap" <a|b>?', 'Vergunning- -Kap- -a-b--'],
    ['../../geheim', '-..-geheim'],
    ['  .. naam. ', 'naam'],
    ['~$tijdelijk', '$tijdelijk'],
    ['aux', 'aux_'],
    ['Forms', 'Forms_'],
    ['x_vti_y', 'x-vti-y'],
    ['regel\n\ttwee', 'regel twee'],
    ['...', ''],
  ])('%s', (text, expected) => {
    expect(safeName(text)).toBe(expected);
  });

  test('are cut without a space or dot at the end', () => {
    expect(safeName(`${'a'.repeat(79)}. rest`)).toBe('a'.repeat(79));
    expect(uniqueFileNames()(`${'b'.repeat(300)}.pdf`)).toBe(`${'b'.repeat(116)}.pdf`);
  });

  test('differ for each file, also apart from capitals', () => {
    const nameOf = uniqueFileNames();
    expect(['foto.jpg', 'Foto.JPG', 'foto.jpg', '?', '...'].map((name) => nameOf(name))).toEqual([
      'foto.jpg',
      'Foto (2).JPG',
      'foto (3).jpg',
      '-',
      'bestand',
    ]);
  });
});

describe('the folder of a submission', () => {
  const placed = (folder: readonly string[], number: string | null = '2026-7') => ({
    id: '01998f2e-7c11-7000-8000-0123456789ab',
    pathOf: () => folder,
    submission: {
      id: 'x',
      number,
      formId: 'f',
      formTitle: 'Melding: openbare ruimte',
      completedAt: '2026-11-24T09:00:00Z',
      isTest: false,
    },
  });

  test('is its own, in the folders of the integration', () => {
    expect(foldersOf(placed(['Meldingen', '  ', 'a/b']), '/sites/x/Documenten')).toEqual([
      'Meldingen',
      'a-b',
      '2026-7 0123456789ab',
    ]);
    expect(foldersOf(placed([], null), '/')).toEqual([
      'Melding- openbare ruimte',
      'Inzending 0123456789ab',
    ]);
  });

  test.each([1, 3, 12, 60])('leaves room for the name of a file, with %d folders', (count) => {
    const folders = foldersOf(
      placed(Array.from({ length: count }, () => 'm'.repeat(90))),
      '/sites/x/Documenten',
    );
    expect(`/sites/x/Documenten/${folders.join('/')}/`.length + 120).toBeLessThanOrEqual(400);
    expect(folders.at(-1)).toBe('2026-7 0123456789ab');
  });
});

describe('values of columns', () => {
  const column = (name: string, facet: object, required = false) =>
    v.parse(columnSchema, { name, displayName: name, required, ...facet });
  const columns = [
    column('Onderwerp', { text: { allowMultipleLines: false, maxLength: 10 } }, true),
    column('Aantal', { number: {} }),
    column('Spoed', { boolean: {} }),
    column('Datum', { dateTime: { format: 'dateOnly' } }),
    column('Wijk', { choice: { choices: ['Noord'], displayAs: 'dropDownMenu' } }),
    column('Thema', { choice: { choices: ['Groen', 'Weg'], displayAs: 'checkBoxes' } }),
  ];
  const schema = schemaOfColumns(columns);
  const problemsOf = (mapped: object) => findProblems(fitColumns(mapped, columns), schema, schema);

  test('fit their columns', () => {
    const mapped = {
      Onderwerp: ['een tegel', 'los'],
      Aantal: '3',
      Spoed: 'true',
      Datum: '2026-11-20',
      Wijk: '',
      Thema: 'Groen',
    };
    expect(writeFields(fitColumns(mapped, columns))).toEqual({
      Onderwerp: 'een tegel,',
      Aantal: 3,
      Spoed: true,
      Datum: '2026-11-20T12:00:00Z',
      'Thema@odata.type': 'Collection(Edm.String)',
      Thema: ['Groen'],
    });
    expect(problemsOf(mapped)).toEqual([]);
  });

  test('are compared with their columns', () => {
    expect(problemsOf({ Aantal: 'veel', Datum: 'gisteren', Wijk: 'Oost', Thema: ['Zee'] })).toEqual(
      [
        { name: 'Onderwerp', code: 'required' },
        { name: 'Aantal', code: 'type' },
        { name: 'Datum', code: 'format' },
        { name: 'Wijk', code: 'choice' },
        { name: 'Thema.0', code: 'choice' },
      ],
    );
    expect(findUnknown({ Kleur: 'rood', Aantal: 1 }, columns)).toEqual(['Kleur']);
  });
});

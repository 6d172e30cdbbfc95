import type { FormTest } from '../../version-settings/form-test.ts';
import type { DiffCase } from './diff-case.ts';

const id = (at: number) => `d246bec5-0000-4000-8000-00000000000${at}`;

const test = (at: number, name: string): FormTest => ({
  id: id(at),
  name,
  day: '2026-01-01',
  answers: { name: 'Jansen' },
  expected: { pages: ['page'], fields: {}, issues: [] },
});

const persona = { id: id(1), name: 'Fatima', login: { kind: 'none' }, answers: {} };

/** Changes of settings that are lists of things with names. */
export const namedItemCases: readonly DiffCase[] = [
  {
    name: 'records tests',
    edit: ({ settings }) => {
      settings['tests.recorded'] = [test(1, 'Bloemen'), test(2, '')];
    },
    changes: [
      [
        'version_setting_changed',
        'testing',
        'Formulier: test “Bloemen” toegevoegd, test zonder naam toegevoegd',
      ],
    ],
  },
  {
    name: 'records many tests',
    edit: ({ settings }) => {
      settings['tests.recorded'] = [1, 2, 3, 4, 5, 6, 7].map((at) => test(at, `T${at}`));
    },
    changes: [
      [
        'version_setting_changed',
        'testing',
        'Formulier: test “T1” toegevoegd, test “T2” toegevoegd, test “T3” toegevoegd, test “T4” toegevoegd, test “T5” toegevoegd en nog 2 wijzigingen',
      ],
    ],
  },
  {
    name: 'invents a persona',
    edit: ({ settings }) => {
      settings['preview.personas'] = [persona];
    },
    changes: [['version_setting_changed', 'testing', 'Formulier: persona “Fatima” toegevoegd']],
  },
  {
    name: 'adds an integration',
    edit: ({ settings }) => {
      settings['integrations.list'] = [{ id: id(1), name: 'Zaaksysteem', values: [] }];
    },
    changes: [
      ['version_setting_changed', 'integration', 'Formulier: koppeling “Zaaksysteem” toegevoegd'],
    ],
  },
];

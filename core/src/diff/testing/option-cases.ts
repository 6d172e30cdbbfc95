import type { DiffCase } from './diff-case.ts';

/** Changes of the options of a field. */
export const optionCases: readonly DiffCase[] = [
  {
    name: 'removes an option',
    edit: (_version, find) => {
      find.options('kind').splice(1, 1);
    },
    changes: [['option_removed', 'answers_incompatible', '“Soort”: keuze “Concert” verwijderd']],
  },
  {
    name: 'moves an option',
    edit: (_version, find) => {
      const options = find.options('kind');
      options.unshift(...options.splice(2, 1));
    },
    changes: [['option_moved', 'wording', '“Soort”: keuze “Optocht” staat op een andere plaats']],
  },
  {
    name: 'renames an option',
    edit: (_version, find) => {
      Object.assign(find.options('kind')[0] ?? {}, { label: 'Weekmarkt' });
    },
    changes: [['option_renamed', 'wording', '“Soort”: keuze “Markt” heet nu “Weekmarkt”']],
  },
  {
    name: 'gives an option another code',
    edit: (_version, find) => {
      Object.assign(find.options('kind')[0] ?? {}, { id: 'market' });
    },
    changes: [
      [
        'option_recoded',
        'answers_incompatible',
        '“Soort”: keuze “Markt” heeft een andere code (“a” werd “market”)',
      ],
    ],
  },
  {
    name: 'gives all options other codes and another order',
    edit: (_version, find) => {
      const options = find.options('kind');
      for (const option of options) option.id += '2';
      options.push(...options.splice(0, 1));
    },
    changes: [
      [
        'option_recoded',
        'answers_incompatible',
        '“Soort”: keuze “Concert” heeft een andere code (“b” werd “b2”)',
      ],
      [
        'option_recoded',
        'answers_incompatible',
        '“Soort”: keuze “Optocht” heeft een andere code (“c” werd “c2”)',
      ],
      [
        'option_recoded',
        'answers_incompatible',
        '“Soort”: keuze “Markt” heeft een andere code (“a” werd “a2”)',
      ],
      ['option_moved', 'wording', '“Soort”: keuze “Markt” staat op een andere plaats'],
    ],
  },
  {
    name: 'replaces an option',
    edit: (_version, find) => {
      Object.assign(find.options('kind')[0] ?? {}, { id: 'x', label: 'Beurs' });
    },
    changes: [
      ['option_removed', 'answers_incompatible', '“Soort”: keuze “Markt” verwijderd'],
      ['option_added', 'behaviour', '“Soort”: keuze “Beurs” toegevoegd'],
    ],
  },
  {
    name: 'removes all options',
    edit: (_version, find) => {
      find.field('kind').options = [];
    },
    changes: [
      ['option_removed', 'answers_incompatible', '“Soort”: keuze “Markt” verwijderd'],
      ['option_removed', 'answers_incompatible', '“Soort”: keuze “Concert” verwijderd'],
      ['option_removed', 'answers_incompatible', '“Soort”: keuze “Optocht” verwijderd'],
    ],
  },
  {
    name: 'gives an option a score',
    edit: (_version, find) => {
      Object.assign(find.options('kind')[0] ?? {}, { score: 5 });
    },
    changes: [['option_changed', 'behaviour', '“Soort”: score van keuze “Markt” ingesteld op 5']],
  },
];

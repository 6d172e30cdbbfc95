import { newField, type DiffCase } from './diff-case.ts';

/** Changes of adding, removing and moving fields. */
export const fieldCases: readonly DiffCase[] = [
  {
    name: 'adds a field at the top',
    edit: (_version, find) => {
      find.list('name').unshift(newField('date', 'born', { label: 'Geboren' }));
    },
    changes: [
      ['field_added', 'behaviour', '“Geboren” toegevoegd bovenaan op pagina “Uw gegevens”'],
    ],
  },
  {
    name: 'adds a field in between',
    edit: (_version, find) => {
      find.list('name').splice(1, 0, newField('date', 'born', { label: 'Geboren' }));
    },
    changes: [
      ['field_added', 'behaviour', '“Geboren” toegevoegd op pagina “Uw gegevens”, na “Naam”'],
    ],
  },
  {
    name: 'adds a text to read',
    edit: (_version, find) => {
      find.list('city').push(newField('text-layout', 'note', { label: 'Let op' }));
    },
    changes: [['field_added', 'wording', '“Let op” toegevoegd in “Adres”, na “Plaats”']],
  },
  {
    name: 'adds a group with a field',
    edit: (version) => {
      version.pages[2]?.properties.push(
        newField('group', 'more', {
          label: 'Meer',
          children: [newField('text', 'why', { label: 'Waarom' })],
        }),
      );
    },
    changes: [
      ['field_added', 'behaviour', '“Meer” toegevoegd bovenaan op pagina “Tot slot”'],
      ['field_added', 'behaviour', '“Waarom” toegevoegd bovenaan in “Meer”'],
    ],
  },
  {
    name: 'removes a field',
    edit: (_version, find) => {
      find.list('mail').splice(1, 1);
    },
    changes: [['field_removed', 'answers_incompatible', '“E-mail” verwijderd']],
  },
  {
    name: 'removes a text to read',
    edit: (_version, find) => {
      find.list('info').pop();
    },
    changes: [['field_removed', 'wording', '“Uitleg” verwijderd']],
  },
  {
    name: 'removes a group, its fields stay',
    edit: (_version, find) => {
      const list = find.list('address');
      const [group] = list.splice(2, 1);
      list.splice(2, 0, ...(group?.children ?? []));
    },
    changes: [
      ['field_removed', 'behaviour', '“Adres” verwijderd'],
      [
        'field_moved',
        'behaviour',
        '“Straat” verplaatst: staat nu op pagina “Uw gegevens”, na “E-mail”',
      ],
      [
        'field_moved',
        'behaviour',
        '“Plaats” verplaatst: staat nu op pagina “Uw gegevens”, na “Straat”',
      ],
    ],
  },
  {
    name: 'moves the last field to the top',
    edit: (_version, find) => {
      const list = find.list('info');
      list.unshift(...list.splice(3, 1));
    },
    changes: [
      [
        'field_moved',
        'behaviour',
        '“Uitleg” verplaatst: staat nu bovenaan op pagina “Het evenement”',
      ],
    ],
  },
  {
    name: 'swaps two fields',
    edit: (_version, find) => {
      find.list('street').reverse();
    },
    changes: [['field_moved', 'behaviour', '“Plaats” verplaatst: staat nu bovenaan in “Adres”']],
  },
  {
    name: 'moves a field to another page',
    edit: (_version, find) => {
      find.page('last').properties.push(...find.list('mail').splice(1, 1));
    },
    changes: [
      ['field_moved', 'behaviour', '“E-mail” verplaatst: staat nu bovenaan op pagina “Tot slot”'],
    ],
  },
  {
    name: 'moves a field into a group',
    edit: (_version, find) => {
      find.list('city').push(...find.list('mail').splice(1, 1));
    },
    changes: [
      ['field_moved', 'behaviour', '“E-mail” verplaatst: staat nu in “Adres”, na “Plaats”'],
    ],
  },
  {
    name: 'moves a field into rows',
    edit: (_version, find) => {
      find.list('age').push(...find.list('mail').splice(1, 1));
    },
    changes: [
      [
        'field_moved',
        'answers_incompatible',
        '“E-mail” verplaatst: staat nu in “Personen”, na “Wijk”',
      ],
    ],
  },
  {
    name: 'moves a field out of rows',
    edit: (_version, find) => {
      find.page('last').properties.push(...find.list('age').splice(0, 1));
    },
    changes: [
      [
        'field_moved',
        'answers_incompatible',
        '“Leeftijd” verplaatst: staat nu bovenaan op pagina “Tot slot”',
      ],
    ],
  },
];

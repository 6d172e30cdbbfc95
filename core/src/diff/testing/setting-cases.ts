import { newField, type DiffCase } from './diff-case.ts';

/** Changes of the settings of fields. */
export const settingCases: readonly DiffCase[] = [
  {
    name: 'renames a field',
    edit: (_version, find) => {
      find.field('name').label = 'Volledige naam';
    },
    changes: [['field_renamed', 'wording', '“Naam” heet nu “Volledige naam”']],
  },
  {
    name: 'takes a label away',
    edit: (_version, find) => {
      find.field('name').label = '';
    },
    changes: [
      ['field_renamed', 'wording', 'een veld zonder label: label gewijzigd van “Naam” in leeg'],
    ],
  },
  {
    name: 'changes a type',
    edit: (_version, find) => {
      Object.assign(find.field('name'), { type: 'textarea' });
    },
    changes: [
      [
        'type_changed',
        'answers_incompatible',
        '“Naam”: soort gewijzigd van “Tekst” in “Lange tekst”',
      ],
    ],
  },
  {
    name: 'makes a field required',
    edit: (_version, find) => {
      find.field('name').is_required = true;
    },
    changes: [['setting_changed', 'answers_incompatible', '“Naam” is nu verplicht']],
  },
  {
    name: 'makes a field optional',
    edit: (_version, find) => {
      delete find.field('mail').is_required;
    },
    changes: [['setting_changed', 'behaviour', '“E-mail” is niet meer verplicht']],
  },
  {
    name: 'recommends an answer',
    edit: (_version, find) => {
      find.field('name').is_recommended = true;
    },
    changes: [['setting_changed', 'behaviour', '“Naam” is nu aanbevolen']],
  },
  {
    name: 'explains a field',
    edit: (_version, find) => {
      find.field('name').hint = 'Zoals in uw paspoort';
    },
    changes: [['setting_changed', 'wording', '“Naam”: uitleg ingesteld op “Zoals in uw paspoort”']],
  },
  {
    name: 'changes the technical name',
    edit: (_version, find) => {
      find.field('name').name = 'volledige_naam';
    },
    changes: [
      [
        'setting_changed',
        'integration',
        '“Naam”: technische naam gewijzigd van “naam” in “volledige_naam”',
      ],
    ],
  },
  {
    name: 'changes the code for formulas',
    edit: (_version, find) => {
      find.field('name').short_id = 'abcd';
    },
    changes: [
      [
        'setting_changed',
        'behaviour',
        '“Naam”: code voor formules gewijzigd van “name0000” in “abcd”',
      ],
    ],
  },
  {
    name: 'lowers a maximum',
    edit: (_, find) => {
      find.settings('visitors')['max'] = 100;
    },
    changes: [
      ['setting_changed', 'answers_incompatible', '“Bezoekers”: maximum gewijzigd van 500 in 100'],
    ],
  },
  {
    name: 'raises a minimum',
    edit: (_, find) => {
      find.settings('visitors')['min'] = 2;
    },
    changes: [
      ['setting_changed', 'answers_incompatible', '“Bezoekers”: minimum gewijzigd van 1 in 2'],
    ],
  },
  {
    name: 'lowers a minimum',
    edit: (_, find) => {
      find.settings('visitors')['min'] = 0;
    },
    changes: [['setting_changed', 'behaviour', '“Bezoekers”: minimum gewijzigd van 1 in 0']],
  },
  {
    name: 'sets a limit of characters',
    edit: (_, find) => {
      find.field('name').custom_properties = { character_limit: 20 };
    },
    changes: [
      ['setting_changed', 'answers_incompatible', '“Naam”: hoogste aantal tekens ingesteld op 20'],
    ],
  },
  {
    name: 'adds a required field',
    edit: (_, find) => {
      find.list('name').push(newField('text', 'phone', { label: 'Telefoon', is_required: true }));
    },
    changes: [
      [
        'field_added',
        'answers_incompatible',
        '“Telefoon” toegevoegd op pagina “Uw gegevens”, na “Personen”',
      ],
    ],
  },
  {
    name: 'raises a maximum',
    edit: (_version, find) => {
      find.settings('visitors')['max'] = 1000;
    },
    changes: [['setting_changed', 'behaviour', '“Bezoekers”: maximum gewijzigd van 500 in 1.000']],
  },
  {
    name: 'drops a minimum',
    edit: (_version, find) => {
      delete find.settings('visitors')['min'];
    },
    changes: [['setting_changed', 'behaviour', '“Bezoekers”: minimum weggehaald (was 1)']],
  },
  {
    name: 'drops all own settings',
    edit: (_version, find) => {
      delete find.field('visitors').custom_properties;
    },
    changes: [
      ['setting_changed', 'behaviour', '“Bezoekers”: minimum weggehaald (was 1)'],
      ['setting_changed', 'behaviour', '“Bezoekers”: maximum weggehaald (was 500)'],
      ['setting_changed', 'behaviour', '“Bezoekers”: eigen instellingen weggehaald (was leeg)'],
    ],
  },
  {
    name: 'changes the words of a text',
    edit: (_version, find) => {
      find.settings('info')['content'] = '<p>Dag</p>';
    },
    changes: [['setting_changed', 'wording', '“Uitleg”: tekst gewijzigd van “Welkom” in “Dag”']],
  },
  {
    name: 'changes only the structure of a text',
    edit: (_version, find) => {
      find.settings('info')['content'] = '<p><strong>Welkom</strong></p>';
    },
    changes: [['setting_changed', 'wording', '“Uitleg”: tekst gewijzigd']],
  },
  {
    name: 'changes the end of a long text',
    edit: (_version, find) => {
      find.field('name').hint = `${'a'.repeat(200)} einde`;
    },
    changes: [
      [
        'setting_changed',
        'wording',
        '“Naam”: uitleg ingesteld op “aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…”',
      ],
    ],
  },
  {
    name: 'sets what this product does not know',
    edit: (_version, find) => {
      Object.assign(find.field('name'), { new_setting: { a: [1, null] } });
    },
    changes: [['setting_changed', 'behaviour', '“Naam”: “new_setting” ingesteld']],
  },
  {
    name: 'changes a formula',
    edit: (_version, find) => {
      find.settings('fee')['formula'] = 'IF({visitors0000} > 10; 5; 0)';
    },
    changes: [
      [
        'formula_changed',
        'behaviour',
        '“Leges”: formule gewijzigd van “Bezoekers” * 2 in ALS(“Bezoekers” > 10; 5; 0)',
      ],
    ],
  },
  {
    name: 'changes a formula that cannot be read',
    edit: (_version, find) => {
      find.settings('fee')['formula'] = '{visitors0000} * (';
    },
    changes: [
      [
        'formula_changed',
        'behaviour',
        '“Leges”: formule gewijzigd van “Bezoekers” * 2 in “Bezoekers” * (',
      ],
    ],
  },
  {
    name: 'adds an option',
    edit: (_version, find) => {
      find.options('kind').push({ id: 'd', label: 'Kermis' });
    },
    changes: [['option_added', 'behaviour', '“Soort”: keuze “Kermis” toegevoegd']],
  },
  {
    name: 'filters a list by another answer',
    edit: (_version, find) => {
      find.settings('district')['parent_field'] = 'kind';
    },
    changes: [
      ['setting_changed', 'behaviour', '“Wijk”: vraag die de lijst filtert ingesteld op “Soort”'],
    ],
  },
  {
    name: 'asks for consent',
    edit: (version) => {
      version.settings['statements.consent'] = 'U mag mij bellen.';
    },
    changes: [
      [
        'version_setting_changed',
        'behaviour',
        'Formulier: tekst van de toestemming ingesteld op “U mag mij bellen.”',
      ],
    ],
  },
  {
    name: 'asks for a co-signature by login',
    edit: ({ settings }) => {
      settings['co_signature.is_enabled'] = true;
      settings['co_signature.method'] = 'login';
      settings['co_signature.logins'] = [{ provider: 'digid', least_level: 'midden' }];
    },
    changes: [
      ['version_setting_changed', 'behaviour', 'Formulier: medeondertekening aangezet'],
      [
        'version_setting_changed',
        'behaviour',
        'Formulier: manier van medeondertekenen ingesteld op “Met inloggen, zoals DigiD of eHerkenning”',
      ],
      [
        'version_setting_changed',
        'behaviour',
        'Formulier: inlogmiddelen voor de medeondertekening ingesteld op “digid (DigiD Midden)”',
      ],
    ],
  },
];

import { newRule, type DiffCase } from './diff-case.ts';

const team = {
  id: 'team',
  name: 'Team Evenementen',
  kind: 'mail',
  recipients: ['evenementen@voorbeeld.nl'],
};
const desk = { id: 'desk', name: 'Balie', kind: 'case_type', case_type: 'B1', is_default: true };
const fillIn = { type: 'set_value', value: 'c', when: 'empty' } as const;
const toTeam = { type: 'route', destination: 'team' } as const;

/** Changes of the rules of fields and pages. */
export const ruleCases: readonly DiffCase[] = [
  {
    name: 'adds a rule',
    edit: (_version, find) => {
      find.field('info').logic = [newRule('r3', ['hide'], ['visitors', 'less_than', 10])];
    },
    changes: [
      [
        'rule_added',
        'behaviour',
        '“Uitleg”: regel toegevoegd: Verbergen als “Bezoekers” kleiner is dan 10',
      ],
    ],
  },
  {
    name: 'removes a rule',
    edit: (_version, find) => {
      find.field('visitors').logic?.pop();
    },
    changes: [
      [
        'rule_removed',
        'behaviour',
        '“Bezoekers”: regel verwijderd: Verplicht maken als “Soort” niet leeg is',
      ],
    ],
  },
  {
    name: 'puts the rules in another order',
    edit: (_version, find) => {
      find.field('visitors').logic?.reverse();
    },
    changes: [
      [
        'rule_moved',
        'behaviour',
        '“Bezoekers”: regel staat op een andere plaats: Verplicht maken als “Soort” niet leeg is',
      ],
    ],
  },
  {
    name: 'changes a condition',
    edit: (_version, find) => {
      find.field('visitors').logic?.splice(0, 1, newRule('r1', ['show'], ['kind', 'equal', 'b']));
    },
    changes: [
      [
        'rule_changed',
        'behaviour',
        '“Bezoekers”: regel gewijzigd. Was: Tonen als “Soort” gelijk is aan “Markt”. Nu: Tonen als “Soort” gelijk is aan “Concert”',
      ],
    ],
  },
  {
    name: 'changes an action',
    edit: (_version, find) => {
      find
        .field('visitors')
        .logic?.splice(0, 1, newRule('r1', ['show', 'enabled'], ['kind', 'equal', 'a']));
    },
    changes: [
      [
        'rule_changed',
        'behaviour',
        '“Bezoekers”: regel gewijzigd. Was: Tonen als “Soort” gelijk is aan “Markt”. Nu: Tonen en inschakelen als “Soort” gelijk is aan “Markt”',
      ],
    ],
  },
  {
    name: 'stores a rule anew',
    edit: (_version, find) => {
      const [first] = find.field('visitors').logic ?? [];
      if (first) first.condition_group.id = 'other';
    },
    changes: [
      [
        'rule_changed',
        'behaviour',
        '“Bezoekers”: regel opnieuw vastgelegd, met dezelfde betekenis: Tonen als “Soort” gelijk is aan “Markt”',
      ],
    ],
  },
  {
    name: 'routes what matches to a destination',
    edit: (version, find) => {
      version.settings['routing.destinations'] = [team, desk];
      find.field('visitors').logic?.push(newRule('r9', [toTeam], ['visitors', 'equal', 500]));
    },
    changes: [
      [
        'version_setting_changed',
        'integration',
        'Formulier: bestemmingen ingesteld op “Team Evenementen (e-mail: evenementen@voorbeeld.nl)”, “Balie (zaaktype: B1)” als er geen regel past',
      ],
      [
        'rule_added',
        'behaviour',
        '“Bezoekers”: regel toegevoegd: Sturen naar “Team Evenementen” als “Bezoekers” gelijk is aan 500',
      ],
    ],
  },
  {
    name: 'routes to a destination that is gone',
    edit: (_version, find) => {
      find.field('visitors').logic?.push(newRule('r9', [toTeam], ['visitors', 'equal', 500]));
    },
    changes: [
      [
        'rule_added',
        'behaviour',
        '“Bezoekers”: regel toegevoegd: Sturen naar een verwijderde bestemming als “Bezoekers” gelijk is aan 500',
      ],
    ],
  },
  {
    name: 'fills in a field by a rule',
    edit: (_version, find) => {
      find.field('kind').logic = [newRule('r9', [fillIn], ['visitors', 'equal', 500])];
    },
    changes: [
      [
        'rule_added',
        'behaviour',
        '“Soort”: regel toegevoegd: Een leeg veld invullen met “Optocht” als “Bezoekers” gelijk is aan 500',
      ],
    ],
  },
  {
    name: 'lets a rule apply to another field as well',
    edit: (_version, find) => {
      const [first] = find.field('visitors').logic ?? [];
      if (first) first.targets = ['name'];
    },
    changes: [
      [
        'rule_changed',
        'behaviour',
        '“Bezoekers”: regel gewijzigd. Was: Tonen als “Soort” gelijk is aan “Markt”. Nu: Tonen als “Soort” gelijk is aan “Markt”, ook voor “Naam”',
      ],
    ],
  },
  {
    name: 'asks for a moment some hours after another one',
    edit: (_version, find) => {
      Object.assign(find.settings('end'), {
        moment_validation: 'later',
        moment_field: 'start',
        moment_distance: 2,
        moment_unit: 'hours',
      });
    },
    changes: [
      [
        'setting_changed',
        'behaviour',
        '“Einde”: regel voor het moment ingesteld op “Minstens zo veel later”',
      ],
      ['setting_changed', 'behaviour', '“Einde”: vraag om mee te vergelijken ingesteld op “Begin”'],
      ['setting_changed', 'behaviour', '“Einde”: hoeveel later of eerder ingesteld op 2'],
      ['setting_changed', 'behaviour', '“Einde”: eenheid van later of eerder ingesteld op “Uren”'],
    ],
  },
  {
    name: 'gives a page a rule, and hides it otherwise',
    edit: (_version, find) => {
      const page = find.page('event');
      page.is_hidden = true;
      page.logic = [newRule('r9', ['show'], ['name', 'is_not_empty'])];
    },
    changes: [
      ['page_changed', 'behaviour', 'Pagina “Het evenement” is nu verborgen'],
      [
        'rule_added',
        'behaviour',
        'Pagina “Het evenement”: regel toegevoegd: Tonen als “Naam” niet leeg is',
      ],
    ],
  },
  {
    name: 'removes a field that rules read',
    edit: (_version, find) => {
      find.list('kind').splice(0, 1);
    },
    changes: [['field_removed', 'answers_incompatible', '“Soort” verwijderd']],
  },
];

import { buildVariable } from '../../form/build-form.ts';
import { own, type DiffCase } from './diff-case.ts';

/** Changes of pages and variables. */
export const pageCases: readonly DiffCase[] = [
  {
    name: 'adds an empty page',
    edit: (version) => {
      version.pages.push({ id: 'new', title: 'Bijlagen', properties: [] });
    },
    changes: [['page_added', 'behaviour', 'Pagina “Bijlagen” toegevoegd als nummer 4']],
  },
  {
    name: 'puts a page in between',
    edit: (version) => {
      version.pages.splice(1, 0, { id: 'new', title: 'Bijlagen', properties: [] });
    },
    changes: [['page_added', 'behaviour', 'Pagina “Bijlagen” toegevoegd als nummer 2']],
  },
  {
    name: 'removes an empty page',
    edit: (version) => {
      version.pages.pop();
    },
    changes: [['page_removed', 'behaviour', 'Pagina “Tot slot” verwijderd']],
  },
  {
    name: 'removes a page with its fields',
    edit: (version) => {
      version.pages.splice(1, 1);
    },
    changes: [
      ['page_removed', 'behaviour', 'Pagina “Het evenement” verwijderd'],
      ['field_removed', 'answers_incompatible', '“Soort” verwijderd'],
      ['field_removed', 'answers_incompatible', '“Bezoekers” verwijderd'],
      ['field_removed', 'answers_incompatible', '“Leges” verwijderd'],
      ['field_removed', 'wording', '“Uitleg” verwijderd'],
    ],
  },
  {
    name: 'moves the last page to the front',
    edit: (version) => {
      version.pages.unshift(...version.pages.splice(2, 1));
    },
    changes: [['page_moved', 'behaviour', 'Pagina “Tot slot” verplaatst van plaats 3 naar 1']],
  },
  {
    name: 'adds a variable',
    edit: (version) => {
      version.variables?.unshift(own(buildVariable('today', { type: 'date' }, 'date')));
    },
    changes: [['variable_added', 'behaviour', 'Variabele “today” toegevoegd']],
  },
  {
    name: 'removes a variable',
    edit: (version) => {
      version.variables?.pop();
    },
    changes: [['variable_removed', 'behaviour', 'Variabele “double” verwijderd']],
  },
  {
    name: 'moves a variable',
    edit: (version) => {
      version.variables?.reverse();
    },
    changes: [
      ['variable_moved', 'wording', 'Variabele “double” staat op een andere plek in de lijst'],
    ],
  },
  {
    name: 'renames a variable',
    edit: ({ variables: [limit] = [] }) => {
      if (limit) limit.label = 'grens';
    },
    changes: [['variable_renamed', 'wording', 'Variabele “limit” heet nu “grens”']],
  },
  {
    name: 'gives variables another value and another formula',
    edit: ({ variables: [limit, double] = [] }) => {
      if (limit) limit.source = { type: 'constant', value: 250 };
      if (double) double.source = { type: 'formula', formula: '{visitors0000} * 4' };
    },
    changes: [
      ['variable_changed', 'behaviour', 'Variabele “limit” krijgt een andere waarde'],
      [
        'variable_changed',
        'behaviour',
        '“double”: formule gewijzigd van “Bezoekers” * 2 in “Bezoekers” * 4',
      ],
    ],
  },
  {
    name: 'renames a page',
    edit: (_version, find) => {
      find.page('last').title = 'Klaar';
    },
    changes: [['page_renamed', 'wording', 'Pagina “Tot slot” heet nu “Klaar”']],
  },
  {
    name: 'changes the text of a button',
    edit: (_version, find) => {
      find.page('event').next_button_label = 'Door';
    },
    changes: [
      [
        'page_changed',
        'wording',
        'Pagina “Het evenement”: tekst van de volgendeknop gewijzigd van “Verder” in “Door”',
      ],
    ],
  },
  {
    name: 'removes the text of a button',
    edit: (_version, find) => {
      delete find.page('event').next_button_label;
    },
    changes: [
      [
        'page_changed',
        'wording',
        'Pagina “Het evenement”: tekst van de volgendeknop weggehaald (was “Verder”)',
      ],
    ],
  },
  {
    name: 'gives a page a button text',
    edit: (_version, find) => {
      find.page('last').submit_button_label = 'Versturen';
    },
    changes: [
      [
        'page_changed',
        'wording',
        'Pagina “Tot slot”: tekst van de verzendknop ingesteld op “Versturen”',
      ],
    ],
  },
];

import type { OperatorName } from '../conditions/registry.ts';
import type { ChangeEffect } from '../field-types/settings/change-effect.ts';
import { buildCondition, buildField, buildRule, buildVariable } from '../form/build-form.ts';
import type { Option } from '../field-types/field-properties.ts';
import type { Field, Page } from '../form/form-definition.ts';
import type { ConditionValue } from '../conditions/condition-value.ts';
import type { LogicRule } from '../logic/logic-rule.ts';
import type { ChangeKind } from './change.ts';
import type { VersionContent } from './version-content.ts';

/** A version that cases edit in place. */
export type Editable<T> = { -readonly [K in keyof T]: Editable<T[K]> };

/** One thing a designer does, and all that the comparison says of it: for tests. */
export interface DiffCase {
  readonly name: string;
  readonly edit: (version: Editable<VersionContent>, find: Find) => void;
  readonly changes: readonly (readonly [ChangeKind, ChangeEffect, string])[];
}

/** Finds what a case edits. */
export interface Find {
  page(id: string): Editable<Page>;
  field(id: string): Editable<Field>;
  /** The list that a field stands in. */
  list(id: string): Editable<Field>[];
  options(id: string): Editable<Option>[];
  settings(id: string): Record<string, unknown>;
}

const rule = (
  id: string,
  actions: LogicRule['actions'],
  condition: readonly [target: string, operator: OperatorName, value?: ConditionValue],
): LogicRule => ({ ...buildRule(actions, buildCondition(...condition)), id });

/** A copy that a case may put into the version. */
const own = <T>(value: T) => JSON.parse(JSON.stringify(value)) as Editable<T>;

const newField = (...of: Parameters<typeof buildField>) => own(buildField(...of));
const newRule = (...of: Parameters<typeof rule>) => own(rule(...of));

/** The version that every case begins with. */
export const caseVersion: VersionContent = {
  title: 'Evenement melden',
  description: '',
  languages: ['nl', 'en'],
  settings: { 'theme.has_stepper': true, 'suite.cases.process': 'Z1' },
  submission_settings: { is_public: true },
  translations: { en: { 'name.label': 'Name' } },
  pages: [
    {
      id: 'you',
      title: 'Uw gegevens',
      properties: [
        buildField('text', 'name', { label: 'Naam', name: 'naam' }),
        buildField('email', 'mail', { label: 'E-mail', is_required: true }),
        buildField('group', 'address', {
          label: 'Adres',
          children: [
            buildField('text', 'street', { label: 'Straat' }),
            buildField('text', 'city', { label: 'Plaats' }),
          ],
        }),
        buildField('input-collection', 'people', {
          label: 'Personen',
          children: [buildField('number', 'age', { label: 'Leeftijd' })],
        }),
      ],
    },
    {
      id: 'event',
      title: 'Het evenement',
      next_button_label: 'Verder',
      properties: [
        buildField('select', 'kind', {
          label: 'Soort',
          options: [
            { id: 'a', label: 'Markt' },
            { id: 'b', label: 'Concert' },
            { id: 'c', label: 'Optocht' },
          ],
        }),
        buildField('number', 'visitors', {
          label: 'Bezoekers',
          custom_properties: { min: 1, max: 500 },
          logic: [
            rule('r1', ['show'], ['kind', 'equal', 'a']),
            rule('r2', ['required'], ['kind', 'is_not_empty']),
          ],
        }),
        buildField('formula', 'fee', {
          label: 'Leges',
          custom_properties: { formula: '{visitors0000} * 2' },
        }),
        buildField('text-layout', 'info', {
          label: 'Uitleg',
          custom_properties: { content: '<p>Welkom</p>' },
        }),
      ],
    },
    { id: 'last', title: 'Tot slot', properties: [] },
  ],
  variables: [
    buildVariable('limit', { type: 'constant', value: 500 }, 'number'),
    buildVariable('double', { type: 'formula', formula: '{visitors0000} * 2' }, 'number'),
  ],
};

/** What designers do between two versions. */
export const diffCases: readonly DiffCase[] = [
  {
    name: 'sends the confirmation mail to a field',
    edit: (version) => {
      version.settings['confirmation_mail.recipient'] = 'mail';
    },
    changes: [
      [
        'version_setting_changed',
        'behaviour',
        "Formulier: ontvanger van de bevestigingsmail ingesteld op 'E-mail'",
      ],
    ],
  },
  { name: 'changes nothing', edit: () => {}, changes: [] },
  {
    name: 'renames the form',
    edit: (version) => {
      version.title = 'Evenement aanvragen';
    },
    changes: [
      [
        'version_changed',
        'wording',
        "Formulier: titel gewijzigd van 'Evenement melden' in 'Evenement aanvragen'",
      ],
    ],
  },
  {
    name: 'describes the form',
    edit: (version) => {
      version.description = 'Voor grote evenementen';
    },
    changes: [
      [
        'version_changed',
        'wording',
        "Formulier: omschrijving gewijzigd van leeg in 'Voor grote evenementen'",
      ],
    ],
  },
  {
    name: 'adds a language',
    edit: (version) => {
      version.languages.push('de');
    },
    changes: [['language_added', 'wording', 'Taal Duits toegevoegd']],
  },
  {
    name: 'removes a language',
    edit: (version) => {
      version.languages.pop();
    },
    changes: [['language_removed', 'wording', 'Taal Engels verwijderd']],
  },
  {
    name: 'puts the languages in another order',
    edit: (version) => {
      version.languages.reverse();
    },
    changes: [['language_moved', 'wording', 'Taal Engels staat op een andere plaats']],
  },
  {
    name: 'turns the stepper off',
    edit: (version) => {
      version.settings['theme.has_stepper'] = false;
    },
    changes: [
      ['version_setting_changed', 'wording', 'Formulier: stappenbalk gewijzigd van Ja in Nee'],
    ],
  },
  {
    name: 'turns the main colour green',
    edit: (version) => {
      version.theme_settings = { colours: { primary: '#00664f' } };
    },
    changes: [
      ['version_setting_changed', 'wording', 'Formulier: kleuren ingesteld op hoofdkleur #00664f'],
    ],
  },
  {
    name: 'keeps no answers on the device',
    edit: (version) => {
      version.settings['drafts.on_device'] = false;
    },
    changes: [
      [
        'version_setting_changed',
        'behaviour',
        'Formulier: antwoorden op het apparaat bewaren ingesteld op Nee',
      ],
    ],
  },
  {
    name: 'sends cases to another process',
    edit: (version) => {
      version.settings['suite.cases.process'] = 'Z2';
    },
    changes: [
      [
        'version_setting_changed',
        'integration',
        "Formulier: 'suite.cases.process' gewijzigd van 'Z1' in 'Z2'",
      ],
    ],
  },
  {
    name: 'no longer makes cases',
    edit: (version) => {
      delete version.settings['suite.cases.process'];
    },
    changes: [
      [
        'version_setting_changed',
        'integration',
        "Formulier: 'suite.cases.process' weggehaald (was 'Z1')",
      ],
    ],
  },
  {
    name: 'closes the form to the public',
    edit: (version) => {
      version.submission_settings['is_public'] = false;
    },
    changes: [
      [
        'version_setting_changed',
        'behaviour',
        'Formulier: voor iedereen te openen gewijzigd van Ja in Nee',
      ],
    ],
  },
  {
    name: 'mends a translation',
    edit: (version) => {
      version.translations = { en: { 'name.label': 'Full name' } };
    },
    changes: [
      [
        'translation_changed',
        'wording',
        "Vertaling in Engels: 'Naam' › label gewijzigd van 'Name' in 'Full name'",
      ],
    ],
  },
  {
    name: 'translates another text',
    edit: (version) => {
      version.translations = { en: { 'name.label': 'Name', 'event.title': 'The event' } };
    },
    changes: [
      [
        'translation_changed',
        'wording',
        "Vertaling in Engels: 'Het evenement' › titel ingesteld op 'The event'",
      ],
    ],
  },
  {
    name: 'drops all translations',
    edit: (version) => {
      delete version.translations;
    },
    changes: [
      [
        'translation_changed',
        'wording',
        "Vertaling in Engels: 'Naam' › label weggehaald (was 'Name')",
      ],
      ['translations_changed', 'wording', 'Vertaling in Engels: vertalingen weggehaald (was leeg)'],
      ['version_changed', 'wording', 'Formulier: vertalingen weggehaald (was leeg)'],
    ],
  },
  {
    name: 'adds an empty page',
    edit: (version) => {
      version.pages.push({ id: 'new', title: 'Bijlagen', properties: [] });
    },
    changes: [['page_added', 'behaviour', "Pagina 'Bijlagen' toegevoegd als nummer 4"]],
  },
  {
    name: 'puts a page in between',
    edit: (version) => {
      version.pages.splice(1, 0, { id: 'new', title: 'Bijlagen', properties: [] });
    },
    changes: [['page_added', 'behaviour', "Pagina 'Bijlagen' toegevoegd als nummer 2"]],
  },
  {
    name: 'removes an empty page',
    edit: (version) => {
      version.pages.pop();
    },
    changes: [['page_removed', 'behaviour', "Pagina 'Tot slot' verwijderd"]],
  },
  {
    name: 'removes a page with its fields',
    edit: (version) => {
      version.pages.splice(1, 1);
    },
    changes: [
      ['page_removed', 'behaviour', "Pagina 'Het evenement' verwijderd"],
      ['field_removed', 'answers_incompatible', "'Soort' verwijderd"],
      ['field_removed', 'answers_incompatible', "'Bezoekers' verwijderd"],
      ['field_removed', 'answers_incompatible', "'Leges' verwijderd"],
      ['field_removed', 'wording', "'Uitleg' verwijderd"],
    ],
  },
  {
    name: 'moves the last page to the front',
    edit: (version) => {
      version.pages.unshift(...version.pages.splice(2, 1));
    },
    changes: [['page_moved', 'behaviour', "Pagina 'Tot slot' verplaatst van plaats 3 naar 1"]],
  },
  {
    name: 'adds a variable',
    edit: (version) => {
      version.variables?.unshift(own(buildVariable('today', { type: 'date' }, 'date')));
    },
    changes: [['variable_added', 'behaviour', "Variabele 'today' toegevoegd"]],
  },
  {
    name: 'removes a variable',
    edit: (version) => {
      version.variables?.pop();
    },
    changes: [['variable_removed', 'behaviour', "Variabele 'double' verwijderd"]],
  },
  {
    name: 'moves a variable',
    edit: (version) => {
      version.variables?.reverse();
    },
    changes: [
      ['variable_moved', 'wording', "Variabele 'double' staat op een andere plek in de lijst"],
    ],
  },
  {
    name: 'renames a variable',
    edit: ({ variables: [limit] = [] }) => {
      if (limit) limit.label = 'grens';
    },
    changes: [['variable_renamed', 'wording', "Variabele 'limit' heet nu 'grens'"]],
  },
  {
    name: 'gives variables another value and another formula',
    edit: ({ variables: [limit, double] = [] }) => {
      if (limit) limit.source = { type: 'constant', value: 250 };
      if (double) double.source = { type: 'formula', formula: '{visitors0000} * 4' };
    },
    changes: [
      ['variable_changed', 'behaviour', "Variabele 'limit' krijgt een andere waarde"],
      [
        'variable_changed',
        'behaviour',
        "'double': formule gewijzigd van 'Bezoekers' * 2 in 'Bezoekers' * 4",
      ],
    ],
  },
  {
    name: 'renames a page',
    edit: (_version, find) => {
      find.page('last').title = 'Klaar';
    },
    changes: [['page_renamed', 'wording', "Pagina 'Tot slot' heet nu 'Klaar'"]],
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
        "Pagina 'Het evenement': tekst van de volgendeknop gewijzigd van 'Verder' in 'Door'",
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
        "Pagina 'Het evenement': tekst van de volgendeknop weggehaald (was 'Verder')",
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
        "Pagina 'Tot slot': tekst van de verzendknop ingesteld op 'Versturen'",
      ],
    ],
  },
  {
    name: 'adds a field at the top',
    edit: (_version, find) => {
      find.list('name').unshift(newField('date', 'born', { label: 'Geboren' }));
    },
    changes: [
      ['field_added', 'behaviour', "'Geboren' toegevoegd bovenaan op pagina 'Uw gegevens'"],
    ],
  },
  {
    name: 'adds a field in between',
    edit: (_version, find) => {
      find.list('name').splice(1, 0, newField('date', 'born', { label: 'Geboren' }));
    },
    changes: [
      ['field_added', 'behaviour', "'Geboren' toegevoegd op pagina 'Uw gegevens', na 'Naam'"],
    ],
  },
  {
    name: 'adds a text to read',
    edit: (_version, find) => {
      find.list('city').push(newField('text-layout', 'note', { label: 'Let op' }));
    },
    changes: [['field_added', 'wording', "'Let op' toegevoegd in 'Adres', na 'Plaats'"]],
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
      ['field_added', 'behaviour', "'Meer' toegevoegd bovenaan op pagina 'Tot slot'"],
      ['field_added', 'behaviour', "'Waarom' toegevoegd bovenaan in 'Meer'"],
    ],
  },
  {
    name: 'removes a field',
    edit: (_version, find) => {
      find.list('mail').splice(1, 1);
    },
    changes: [['field_removed', 'answers_incompatible', "'E-mail' verwijderd"]],
  },
  {
    name: 'removes a text to read',
    edit: (_version, find) => {
      find.list('info').pop();
    },
    changes: [['field_removed', 'wording', "'Uitleg' verwijderd"]],
  },
  {
    name: 'removes a group, its fields stay',
    edit: (_version, find) => {
      const list = find.list('address');
      const [group] = list.splice(2, 1);
      list.splice(2, 0, ...(group?.children ?? []));
    },
    changes: [
      ['field_removed', 'behaviour', "'Adres' verwijderd"],
      [
        'field_moved',
        'behaviour',
        "'Straat' verplaatst: staat nu op pagina 'Uw gegevens', na 'E-mail'",
      ],
      [
        'field_moved',
        'behaviour',
        "'Plaats' verplaatst: staat nu op pagina 'Uw gegevens', na 'Straat'",
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
        "'Uitleg' verplaatst: staat nu bovenaan op pagina 'Het evenement'",
      ],
    ],
  },
  {
    name: 'swaps two fields',
    edit: (_version, find) => {
      find.list('street').reverse();
    },
    changes: [['field_moved', 'behaviour', "'Plaats' verplaatst: staat nu bovenaan in 'Adres'"]],
  },
  {
    name: 'moves a field to another page',
    edit: (_version, find) => {
      find.page('last').properties.push(...find.list('mail').splice(1, 1));
    },
    changes: [
      ['field_moved', 'behaviour', "'E-mail' verplaatst: staat nu bovenaan op pagina 'Tot slot'"],
    ],
  },
  {
    name: 'moves a field into a group',
    edit: (_version, find) => {
      find.list('city').push(...find.list('mail').splice(1, 1));
    },
    changes: [
      ['field_moved', 'behaviour', "'E-mail' verplaatst: staat nu in 'Adres', na 'Plaats'"],
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
        "'E-mail' verplaatst: staat nu in 'Personen', na 'Leeftijd'",
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
        "'Leeftijd' verplaatst: staat nu bovenaan op pagina 'Tot slot'",
      ],
    ],
  },
  {
    name: 'renames a field',
    edit: (_version, find) => {
      find.field('name').label = 'Volledige naam';
    },
    changes: [['field_renamed', 'wording', "'Naam' heet nu 'Volledige naam'"]],
  },
  {
    name: 'takes a label away',
    edit: (_version, find) => {
      find.field('name').label = '';
    },
    changes: [
      ['field_renamed', 'wording', "een veld zonder label: label gewijzigd van 'Naam' in leeg"],
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
        "'Naam': soort gewijzigd van 'Tekst' in 'Lange tekst'",
      ],
    ],
  },
  {
    name: 'makes a field required',
    edit: (_version, find) => {
      find.field('name').is_required = true;
    },
    changes: [['setting_changed', 'answers_incompatible', "'Naam': verplicht ingesteld op Ja"]],
  },
  {
    name: 'makes a field optional',
    edit: (_version, find) => {
      delete find.field('mail').is_required;
    },
    changes: [['setting_changed', 'behaviour', "'E-mail': verplicht weggehaald (was Ja)"]],
  },
  {
    name: 'explains a field',
    edit: (_version, find) => {
      find.field('name').hint = 'Zoals in uw paspoort';
    },
    changes: [['setting_changed', 'wording', "'Naam': uitleg ingesteld op 'Zoals in uw paspoort'"]],
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
        "'Naam': technische naam gewijzigd van 'naam' in 'volledige_naam'",
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
        "'Naam': code voor formules gewijzigd van 'name0000' in 'abcd'",
      ],
    ],
  },
  {
    name: 'lowers a maximum',
    edit: (_, find) => {
      find.settings('visitors')['max'] = 100;
    },
    changes: [
      ['setting_changed', 'answers_incompatible', "'Bezoekers': maximum gewijzigd van 500 in 100"],
    ],
  },
  {
    name: 'raises a minimum',
    edit: (_, find) => {
      find.settings('visitors')['min'] = 2;
    },
    changes: [
      ['setting_changed', 'answers_incompatible', "'Bezoekers': minimum gewijzigd van 1 in 2"],
    ],
  },
  {
    name: 'lowers a minimum',
    edit: (_, find) => {
      find.settings('visitors')['min'] = 0;
    },
    changes: [['setting_changed', 'behaviour', "'Bezoekers': minimum gewijzigd van 1 in 0"]],
  },
  {
    name: 'sets a limit of characters',
    edit: (_, find) => {
      find.field('name').custom_properties = { character_limit: 20 };
    },
    changes: [
      ['setting_changed', 'answers_incompatible', "'Naam': hoogste aantal tekens ingesteld op 20"],
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
        "'Telefoon' toegevoegd op pagina 'Uw gegevens', na 'Personen'",
      ],
    ],
  },
  {
    name: 'raises a maximum',
    edit: (_version, find) => {
      find.settings('visitors')['max'] = 1000;
    },
    changes: [['setting_changed', 'behaviour', "'Bezoekers': maximum gewijzigd van 500 in 1.000"]],
  },
  {
    name: 'drops a minimum',
    edit: (_version, find) => {
      delete find.settings('visitors')['min'];
    },
    changes: [['setting_changed', 'behaviour', "'Bezoekers': minimum weggehaald (was 1)"]],
  },
  {
    name: 'drops all own settings',
    edit: (_version, find) => {
      delete find.field('visitors').custom_properties;
    },
    changes: [
      ['setting_changed', 'behaviour', "'Bezoekers': minimum weggehaald (was 1)"],
      ['setting_changed', 'behaviour', "'Bezoekers': maximum weggehaald (was 500)"],
      ['setting_changed', 'behaviour', "'Bezoekers': eigen instellingen weggehaald (was leeg)"],
    ],
  },
  {
    name: 'changes the words of a text',
    edit: (_version, find) => {
      find.settings('info')['content'] = '<p>Dag</p>';
    },
    changes: [
      [
        'setting_changed',
        'wording',
        "'Uitleg': tekst gewijzigd van '<p>Welkom</p>' in '<p>Dag</p>'",
      ],
    ],
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
        "'Naam': uitleg ingesteld op 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…'",
      ],
    ],
  },
  {
    name: 'sets what this product does not know',
    edit: (_version, find) => {
      Object.assign(find.field('name'), { new_setting: { a: [1, null] } });
    },
    changes: [
      ['setting_changed', 'behaviour', "'Naam': 'new_setting' ingesteld op {\"a\":[1,null]}"],
    ],
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
        "'Leges': formule gewijzigd van 'Bezoekers' * 2 in ALS('Bezoekers' > 10; 5; 0)",
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
        "'Leges': formule gewijzigd van 'Bezoekers' * 2 in 'Bezoekers' * (",
      ],
    ],
  },
  {
    name: 'adds an option',
    edit: (_version, find) => {
      find.options('kind').push({ id: 'd', label: 'Kermis' });
    },
    changes: [['option_added', 'behaviour', "'Soort': keuze 'Kermis' toegevoegd"]],
  },
  {
    name: 'removes an option',
    edit: (_version, find) => {
      find.options('kind').splice(1, 1);
    },
    changes: [['option_removed', 'answers_incompatible', "'Soort': keuze 'Concert' verwijderd"]],
  },
  {
    name: 'moves an option',
    edit: (_version, find) => {
      const options = find.options('kind');
      options.unshift(...options.splice(2, 1));
    },
    changes: [['option_moved', 'wording', "'Soort': keuze 'Optocht' staat op een andere plaats"]],
  },
  {
    name: 'renames an option',
    edit: (_version, find) => {
      Object.assign(find.options('kind')[0] ?? {}, { label: 'Weekmarkt' });
    },
    changes: [['option_renamed', 'wording', "'Soort': keuze 'Markt' heet nu 'Weekmarkt'"]],
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
        "'Soort': keuze 'Markt' heeft een andere code ('a' werd 'market')",
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
        "'Soort': keuze 'Concert' heeft een andere code ('b' werd 'b2')",
      ],
      [
        'option_recoded',
        'answers_incompatible',
        "'Soort': keuze 'Optocht' heeft een andere code ('c' werd 'c2')",
      ],
      [
        'option_recoded',
        'answers_incompatible',
        "'Soort': keuze 'Markt' heeft een andere code ('a' werd 'a2')",
      ],
      ['option_moved', 'wording', "'Soort': keuze 'Markt' staat op een andere plaats"],
    ],
  },
  {
    name: 'replaces an option',
    edit: (_version, find) => {
      Object.assign(find.options('kind')[0] ?? {}, { id: 'x', label: 'Beurs' });
    },
    changes: [
      ['option_removed', 'answers_incompatible', "'Soort': keuze 'Markt' verwijderd"],
      ['option_added', 'behaviour', "'Soort': keuze 'Beurs' toegevoegd"],
    ],
  },
  {
    name: 'removes all options',
    edit: (_version, find) => {
      find.field('kind').options = [];
    },
    changes: [
      ['option_removed', 'answers_incompatible', "'Soort': keuze 'Markt' verwijderd"],
      ['option_removed', 'answers_incompatible', "'Soort': keuze 'Concert' verwijderd"],
      ['option_removed', 'answers_incompatible', "'Soort': keuze 'Optocht' verwijderd"],
    ],
  },
  {
    name: 'adds a rule',
    edit: (_version, find) => {
      find.field('info').logic = [newRule('r3', ['hide'], ['visitors', 'less_than', 10])];
    },
    changes: [
      [
        'rule_added',
        'behaviour',
        "'Uitleg': regel toegevoegd: Verbergen als 'Bezoekers' kleiner is dan 10",
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
        "'Bezoekers': regel verwijderd: Verplicht maken als 'Soort' niet leeg is",
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
        "'Bezoekers': regel staat op een andere plaats: Verplicht maken als 'Soort' niet leeg is",
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
        "'Bezoekers': regel gewijzigd. Was: Tonen als 'Soort' 'Markt' is. Nu: Tonen als 'Soort' 'Concert' is",
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
        "'Bezoekers': regel gewijzigd. Was: Tonen als 'Soort' 'Markt' is. Nu: Tonen en inschakelen als 'Soort' 'Markt' is",
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
        "'Bezoekers': regel opnieuw vastgelegd, met dezelfde betekenis: Tonen als 'Soort' 'Markt' is",
      ],
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
      ['page_changed', 'behaviour', "Pagina 'Het evenement': verborgen ingesteld op Ja"],
      [
        'rule_added',
        'behaviour',
        "Pagina 'Het evenement': regel toegevoegd: Tonen als 'Naam' niet leeg is",
      ],
    ],
  },
  {
    name: 'removes a field that rules read',
    edit: (_version, find) => {
      find.list('kind').splice(0, 1);
    },
    changes: [['field_removed', 'answers_incompatible', "'Soort' verwijderd"]],
  },
];

import type { DiffCase } from './diff-case.ts';

const team = {
  id: 'team',
  name: 'Team Evenementen',
  kind: 'mail',
  recipients: ['evenementen@voorbeeld.nl'],
};
const desk = { id: 'desk', name: 'Balie', kind: 'case_type', case_type: 'B1', is_default: true };

/** Changes of the form as a whole: texts, languages, settings, translations and destinations. */
export const versionCases: readonly DiffCase[] = [
  {
    name: 'sends the confirmation mail to a field',
    edit: (version) => {
      version.settings['confirmation_mail.recipient'] = 'mail';
    },
    changes: [
      [
        'version_setting_changed',
        'behaviour',
        'Formulier: ontvanger van de bevestigingsmail ingesteld op “E-mail”',
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
        'Formulier: titel gewijzigd van “Evenement melden” in “Evenement aanvragen”',
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
        'Formulier: omschrijving gewijzigd van leeg in “Voor grote evenementen”',
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
    changes: [['version_setting_changed', 'wording', 'Formulier: stappenbalk uitgezet']],
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
    name: 'takes another theme with the same look, and a colour and fonts of its own',
    edit: (version) => {
      version.theme_settings = {
        theme_id: '018f2b1e-0000-7000-8000-000000000009',
        overrides: ['radius'],
        fonts: [],
        logo: '/logo.svg',
      };
    },
    changes: [
      ['version_setting_changed', 'wording', 'Formulier: thema gewijzigd'],
      ['version_setting_changed', 'wording', 'Formulier: wat afwijkt van het thema gewijzigd'],
      ['version_setting_changed', 'wording', 'Formulier: geüploade lettertypen gewijzigd'],
      ['version_setting_changed', 'wording', 'Formulier: logo gewijzigd'],
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
        'Formulier: antwoorden op het apparaat bewaren uitgezet',
      ],
    ],
  },
  {
    name: 'measures visits in another container',
    edit: (version) => {
      version.settings['gtm.id'] = 'Z2';
    },
    changes: [
      [
        'version_setting_changed',
        'integration',
        'Formulier: container van Google Tag Manager gewijzigd van “Z1” in “Z2”',
      ],
    ],
  },
  {
    name: 'no longer measures visits',
    edit: (version) => {
      delete version.settings['gtm.id'];
    },
    changes: [
      [
        'version_setting_changed',
        'integration',
        'Formulier: container van Google Tag Manager weggehaald (was “Z1”)',
      ],
    ],
  },
  {
    name: 'closes the form to the public',
    edit: (version) => {
      version.submission_settings['is_public'] = false;
    },
    changes: [
      ['version_setting_changed', 'behaviour', 'Formulier is niet meer voor iedereen te openen'],
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
        'Vertaling in Engels: “Naam” › label gewijzigd van “Name” in “Full name”',
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
        'Vertaling in Engels: “Het evenement” › titel ingesteld op “The event”',
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
        'Vertaling in Engels: “Naam” › label weggehaald (was “Name”)',
      ],
      ['translations_changed', 'wording', 'Vertaling in Engels: vertalingen weggehaald (was leeg)'],
      ['version_changed', 'wording', 'Formulier: vertalingen weggehaald (was leeg)'],
    ],
  },
  {
    name: 'adds destinations',
    edit: (version) => {
      version.settings['routing.destinations'] = [team, desk];
    },
    changes: [
      [
        'version_setting_changed',
        'integration',
        'Formulier: bestemmingen ingesteld op “Team Evenementen (e-mail: evenementen@voorbeeld.nl)”, “Balie (zaaktype: B1)” als er geen regel past',
      ],
    ],
  },
];

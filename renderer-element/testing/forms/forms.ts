import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { writeThemeStyle } from '@form-builder/core/theme/write-theme-style.ts';
import { outsideForm } from './outside-form.ts';
import {
  filteredLists,
  listsInRows,
  moments,
  place,
  cases,
  registers,
  searchedLists,
} from './autocomplete-forms.ts';
import {
  bsnQuestion,
  computed,
  everyType,
  forked,
  loginQuestion,
  person,
  proofs,
  whatAndWhere,
  withLimitedDay,
  withPatterns,
} from './basic-fields.ts';
import { buildForm } from './build-form.ts';
import { commonTypes } from './common-types.ts';
import { formIds } from './form-ids.ts';

/** The forms of the test server. */
export const forms: readonly PublicForm[] = [
  buildForm({
    id: formIds.computed,
    pages: [{ id: 'prijs', title: 'Prijs', properties: computed }],
  }),
  buildForm({
    pages: [
      { id: 'p1', title: 'De melding', properties: whatAndWhere },
      { id: 'p2', title: 'Uw gegevens', properties: person },
    ],
    settings: { 'confirmation.text': 'Wij bellen u binnen twee dagen.' },
  }),
  buildForm({
    id: formIds.withLimitedDay,
    pages: [{ id: 'p1', title: 'Een dag', properties: withLimitedDay }],
  }),
  buildForm({
    id: formIds.withPatterns,
    pages: [{ id: 'p1', title: 'Patronen', properties: withPatterns }],
  }),
  buildForm({
    id: formIds.commonTypes,
    title: 'Alle soorten vragen',
    pages: [{ id: 'p1', title: 'Alle soorten vragen', properties: commonTypes }],
  }),
  buildForm({
    id: formIds.onePage,
    title: 'Een vraag stellen',
    pages: [{ id: 'p1', title: '', properties: person }],
  }),
  buildForm({
    id: formIds.notStored,
    title: 'Vertrouwelijke melding',
    pages: [{ id: 'p1', title: '', properties: person }],
    settings: { 'drafts.on_device': false },
  }),
  buildForm({
    id: formIds.behindLogin,
    title: 'Uw dossier bekijken',
    pages: [{ id: 'p1', title: '', properties: person }],
    submission_settings: { is_public: true, login_provider: 'digid', login_level: 'midden' },
  }),
  buildForm({
    id: formIds.loginAsked,
    title: 'Uw dossier aanvullen',
    pages: [
      { id: 'p1', title: 'Over u', properties: person },
      {
        id: 'p2',
        title: 'Wie u bent',
        properties: [loginQuestion],
      },
    ],
  }),
  buildForm({
    id: formIds.loginDown,
    title: 'Uw dossier aanvullen tijdens een storing',
    pages: [
      {
        id: 'p1',
        title: 'Wie u bent',
        properties: [
          {
            id: 'login',
            short_id: 'login',
            type: 'auth',
            label: 'Inloggen',
            is_required: false,
            custom_properties: { integration_id: 'digid-down' },
          },
        ],
      },
    ],
  }),
  buildForm({
    id: formIds.loginRepaired,
    title: 'Uw dossier bekijken tijdens een reparatie',
    pages: [{ id: 'p1', title: '', properties: person }],
    submission_settings: { is_public: true, login_provider: 'digid-repaired' },
  }),
  buildForm({
    id: formIds.loginFirst,
    title: 'Uw uittreksel aanvragen',
    pages: [{ id: 'p1', title: '', properties: [loginQuestion, ...person, bsnQuestion] }],
  }),
  buildForm({
    id: formIds.verified,
    title: 'Een vraag stellen',
    pages: [{ id: 'p1', title: '', properties: person }],
    submission_settings: { is_public: true, verification_field: 'email' },
  }),
  buildForm({
    id: formIds.secret,
    title: 'Toeslag aanvragen',
    pages: [
      {
        id: 'p1',
        title: '',
        properties: [
          ...person,
          bsnQuestion,
          {
            id: 'debt',
            short_id: 'debt',
            type: 'number',
            label: 'Uw schuld',
            is_sensitive: true,
          },
          {
            id: 'rest',
            short_id: 'rest',
            type: 'formula',
            label: 'Wat overblijft',
            custom_properties: { formula: '100000 - {debt}' },
          },
        ],
      },
    ],
  }),
  buildForm({
    id: formIds.branchedForm,
    title: 'Gevaar melden',
    pages: [
      { id: 'p1', title: 'Het gevaar', properties: forked },
      { id: 'p2', title: 'Uw gegevens', properties: person },
    ],
    settings: { 'theme.has_stepper': true },
  }),
  buildForm({
    id: formIds.withFiles,
    title: 'Bewijs opsturen',
    pages: [
      { id: 'p1', title: 'Uw bestanden', properties: proofs },
      { id: 'p2', title: 'Uw gegevens', properties: person },
    ],
  }),
  buildForm({
    id: formIds.searchedLists,
    title: 'Lijsten',
    pages: [{ id: 'p1', title: '', properties: searchedLists }],
  }),
  buildForm({
    id: formIds.filteredLists,
    title: 'Straten',
    pages: [{ id: 'p1', title: '', properties: filteredLists }],
  }),
  buildForm({
    id: formIds.listsInRows,
    title: 'Straten per stadsdeel',
    pages: [{ id: 'p1', title: '', properties: listsInRows }],
  }),
  buildForm({
    id: formIds.cases,
    title: 'Aanvulling sturen',
    pages: [{ id: 'p1', title: '', properties: cases }],
  }),
  buildForm({
    id: formIds.registers,
    title: 'Registers',
    pages: [{ id: 'p1', title: '', properties: registers }],
  }),
  buildForm({
    id: formIds.moments,
    title: 'Wanneer is het?',
    pages: [{ id: 'p1', title: '', properties: moments }],
  }),
  buildForm({
    id: formIds.place,
    title: 'Plek melden',
    pages: [{ id: 'p1', title: '', properties: place }],
  }),
  buildForm({
    id: formIds.everyType,
    title: 'Van elke soort één',
    pages: [{ id: 'p1', title: 'Van elke soort één', properties: everyType }],
  }),
  buildForm({ id: formIds.outside, ...outsideForm }),
  buildForm({
    id: formIds.themed,
    title: 'Een vraag stellen',
    pages: [{ id: 'p1', title: '', properties: person }],
    theme: {
      style: writeThemeStyle({ colours: { primary: '#00664f' }, has_dark: true }),
      style_url: null,
      logo: { url: '/logo.svg', alt: 'Gemeente Voorbeeldstad', alignment: 'center' },
    },
  }),
];

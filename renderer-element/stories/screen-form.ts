import { buildForm } from '../testing/forms/build-form.ts';

/** The form of the screens: three short pages, one of them in two sections. */
export const screenForm = buildForm({
  title: 'Evenement melden',
  settings: {
    'theme.has_stepper': true,
    'theme.has_summary': true,
    'confirmation.text':
      'U krijgt binnen acht weken bericht van ons.\n\nHebt u haast? Bel 14 0800, op werkdagen van 9.00 tot 17.00 uur.',
    // What one story types must not appear in the next.
    'drafts.on_device': false,
  },
  submission_settings: { is_public: true, verification_field: 'mail' },
  pages: [
    {
      id: 'p1',
      title: 'Het evenement',
      properties: [
        {
          id: 'name',
          short_id: 'nam1',
          type: 'text',
          label: 'Hoe heet het evenement?',
          is_required: true,
        },
        {
          id: 'kind',
          short_id: 'knd1',
          type: 'select',
          label: 'Wat voor evenement is het?',
          is_required: true,
          custom_properties: { display: 'radio' },
          options: [
            { id: 'buurt', label: 'Buurtfeest' },
            { id: 'markt', label: 'Markt of braderie' },
            { id: 'sport', label: 'Sportwedstrijd' },
          ],
        },
        {
          id: 'day',
          short_id: 'day1',
          type: 'date',
          label: 'Op welke dag?',
          is_required: true,
        },
      ],
    },
    {
      id: 'p2',
      title: 'De plaats',
      properties: [
        { id: 'place', short_id: 'plc1', type: 'textarea', label: 'Waar is het?' },
        { id: 'part', short_id: 'prt1', type: 'break', label: 'Controleer de plaats' },
        { id: 'people', short_id: 'ppl1', type: 'number', label: 'Hoeveel mensen komen er?' },
      ],
    },
    {
      id: 'p3',
      title: 'Uw gegevens',
      properties: [
        { id: 'mail', short_id: 'mai1', type: 'email', label: 'E-mailadres', is_required: true },
      ],
    },
  ],
});

/** The forms of some other screens. */
export const screenForms = {
  test: { ...screenForm, id: '30000000-0000-4000-8000-000000000001', is_test: true },
  login: buildForm({
    id: '30000000-0000-4000-8000-000000000002',
    title: 'Uittreksel aanvragen',
    pages: [
      {
        id: 'p1',
        title: 'Wie bent u?',
        properties: [
          {
            id: 'who',
            short_id: 'who1',
            type: 'auth',
            label: 'Log in met DigiD',
            is_required: true,
            custom_properties: { integration_id: 'digid' },
          },
        ],
      },
    ],
  }),
} as const;

/** Answers to all of it. */
export const screenAnswers: Readonly<Record<string, string | number>> = {
  name: 'Zomerfeest Kerkstraat',
  kind: 'buurt',
  day: '2027-06-19',
  place: 'Op het plein voor de kerk',
  people: 120,
  mail: 'fatima@voorbeeld.nl',
};

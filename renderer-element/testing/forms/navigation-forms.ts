import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { buildForm } from './build-form.ts';
import {
  byKeys,
  club,
  filledIn,
  mail,
  partner,
  plan,
  recommended,
  showWhen,
  together,
  unreadable,
} from './navigation-fields.ts';

/** The ids of the forms that test navigation. */
export const navigationFormIds = {
  turns: '20000000-0000-4000-8000-000000000001',
  block: '20000000-0000-4000-8000-000000000002',
  broken: '20000000-0000-4000-8000-000000000003',
  served: '20000000-0000-4000-8000-000000000004',
  keys: '20000000-0000-4000-8000-000000000005',
  statements: '20000000-0000-4000-8000-000000000006',
  pageRules: '20000000-0000-4000-8000-000000000008',
  fills: '20000000-0000-4000-8000-000000000011',
  recommended: '20000000-0000-4000-8000-000000000013',
  recommendedBreak: '20000000-0000-4000-8000-000000000014',
  statementsAfterSummary: '20000000-0000-4000-8000-000000000007',
  /** A second person signs what was sent. */
  coSignature: '20000000-0000-4000-8000-000000000009',
  coSignatureByLogin: '20000000-0000-4000-8000-000000000019',
} as const;

/** Forms with a break, a stop block and a building block. */
export const navigationForms: readonly PublicForm[] = [
  buildForm({
    id: navigationFormIds.turns,
    title: 'Subsidie aanvragen',
    settings: { 'theme.has_stepper': true, 'theme.has_progress.type': 'steps' },
    pages: [
      { id: 'p1', title: 'De vereniging', properties: club },
      { id: 'p2', title: 'Het plan', properties: plan },
      {
        id: 'p3',
        title: 'Uw gegevens',
        properties: [mail],
        submit_button_label: 'Subsidie aanvragen',
      },
    ],
  }),
  buildForm({
    id: navigationFormIds.broken,
    title: 'Melding doen',
    pages: [
      { id: 'p1', title: 'Uw melding', properties: [mail] },
      {
        id: 'p2',
        title: 'Uitleg',
        properties: [
          {
            id: 'text',
            short_id: 'text',
            type: 'text-layout',
            label: 'Uitleg',
            custom_properties: unreadable,
          },
        ],
      },
    ],
  }),
  ...[navigationFormIds.statements, navigationFormIds.statementsAfterSummary].map((id) =>
    buildForm({
      id,
      title: 'Toeslag aanvragen',
      settings: {
        'theme.has_summary': id === navigationFormIds.statementsAfterSummary,
        'statements.truth': 'Ik heb alles naar waarheid ingevuld.',
        'statements.consent': 'De gemeente mag mijn inkomen opvragen.',
      },
      pages: [{ id: 'p1', title: 'Uw gegevens', properties: [mail] }],
    }),
  ),
  buildForm({
    id: navigationFormIds.coSignature,
    title: 'Toeslag aanvragen',
    settings: { 'co_signature.recipient': 'email', 'confirmation_mail.is_enabled': true },
    pages: [{ id: 'p1', title: 'Uw gegevens', properties: [mail] }],
  }),
  buildForm({
    id: navigationFormIds.coSignatureByLogin,
    title: 'Toeslag aanvragen',
    settings: { 'co_signature.is_enabled': true, 'co_signature.method': 'login' },
    pages: [{ id: 'p1', title: 'Uw gegevens', properties: [mail] }],
  }),
  buildForm({
    id: navigationFormIds.pageRules,
    title: 'Toeslag aanvragen',
    settings: { 'theme.has_stepper': true, 'theme.has_progress.type': 'steps' },
    pages: [
      { id: 'p1', title: 'De aanvraag', properties: together },
      {
        id: 'p2',
        title: 'Uw partner',
        is_hidden: true,
        logic: [showWhen('together', 'ja')],
        properties: partner,
      },
      { id: 'p3', title: 'Uw gegevens', properties: [mail] },
    ],
  }),
  buildForm({
    id: navigationFormIds.recommended,
    title: 'Klacht melden',
    settings: { 'theme.has_summary': false },
    pages: [
      { id: 'p1', title: 'De klacht', properties: recommended },
      { id: 'p2', title: 'Uw gegevens', properties: [{ ...mail, is_recommended: true }] },
    ],
  }),
  buildForm({
    id: navigationFormIds.recommendedBreak,
    title: 'Klacht melden',
    pages: [{ id: 'p1', title: 'De klacht', properties: [...recommended, ...plan.slice(1)] }],
  }),
  buildForm({
    id: navigationFormIds.fills,
    title: 'Evenement melden',
    pages: [{ id: 'p1', title: 'Het evenement', properties: filledIn }],
  }),
  buildForm({
    id: navigationFormIds.keys,
    title: 'Gezin inschrijven',
    pages: [
      { id: 'p1', title: 'Het gezin', properties: byKeys },
      { id: 'p2', title: 'Uw gegevens', properties: [mail] },
    ],
  }),
  buildForm({
    id: navigationFormIds.served,
    title: 'Plattegrond bekijken',
    pages: [
      {
        id: 'p1',
        title: '',
        properties: [
          {
            id: 'map',
            short_id: 'map1',
            type: 'image',
            label: 'Plattegrond',
            url: '/files/plattegrond.svg',
            custom_properties: { alt: 'Plattegrond' },
          },
          {
            id: 'plan',
            short_id: 'pla1',
            type: 'downloadable-file',
            label: 'Plan',
            url: '/files/plan.pdf',
          },
          {
            id: 'far',
            short_id: 'far1',
            type: 'downloadable-file',
            label: 'Elders',
            url: 'https://elders.example/plan.pdf',
          },
        ],
      },
    ],
  }),
  buildForm({
    id: navigationFormIds.block,
    title: 'Aanmelden',
    settings: { 'confirmation.return_url': 'https://www.gemeente.example/aanmelden' },
    is_test: true,
    pages: [
      {
        id: 'p1',
        title: '',
        properties: [
          {
            id: 'block',
            short_id: 'blok',
            type: 'template',
            label: 'Bouwblok contact',
            template_id: 'contact',
            children: [mail],
          },
        ],
      },
    ],
  }),
];

import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { civilRegistryExtract } from './civil-registry-extract.ts';
import { containerPermit } from './container-permit.ts';
import { eventNotification } from './event-notification/event-notification.ts';
import { parkingPermit } from './parking-permit.ts';
import { publicSpaceReport } from './public-space-report.ts';

/**
 * A form of the fictional municipality; its id is fixed because pages of the demo site refer to it.
 */
export interface DemoForm {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly numberPrefix: string;
  readonly definition: FormDefinition;
  readonly settings: VersionSettings;
}

/** The confirmation mail of the demo forms, to their one required e-mail field. */
const mailTo = (recipient: string): VersionSettings => ({
  'confirmation_mail.is_enabled': true,
  'confirmation_mail.recipient': recipient,
  'confirmation_mail.subject': 'Wij hebben uw formulier ontvangen: {{ {submission_number} }}',
  'confirmation_mail.text':
    'Beste heer of mevrouw,\n\nWij hebben uw formulier ontvangen. Bewaar deze e-mail: u hebt het nummer nodig als u contact met ons opneemt.',
});

/** The processing card of a demo form: what for, and that it is a public task. */
const cardOf = (purpose: string, responsible: string): VersionSettings => ({
  'processing.purpose': purpose,
  'processing.legal_basis': 'public_task',
  'processing.responsible': responsible,
});

/** The form "Melding openbare ruimte", of which the demo has reports. */
export const reportFormId = '0190a000-0000-7000-8000-000000000001';

export const demoForms: readonly DemoForm[] = [
  {
    id: reportFormId,
    name: 'Melding openbare ruimte',
    description: 'Meld iets dat kapot, vuil of gevaarlijk is op straat.',
    numberPrefix: 'MOR-',
    definition: publicSpaceReport,
    settings: {
      ...cardOf('Meldingen over de openbare ruimte oplossen.', 'Team Openbare ruimte'),
      'theme.has_stepper': true,
      'theme.has_summary': true,
      'confirmation.text':
        'Wij bekijken uw melding binnen twee werkdagen. Hebt u een e-mailadres ingevuld? Dan hoort u van ons wanneer het is opgelost.',
    },
  },
  {
    id: '0190a000-0000-7000-8000-000000000002',
    name: 'Parkeervergunning aanvragen',
    description: 'Vraag een vergunning aan om in uw eigen wijk te parkeren.',
    numberPrefix: 'PV-',
    definition: parkingPermit,
    settings: {
      ...cardOf('Beslissen over een parkeervergunning.', 'Team Vergunningen'),
      'theme.has_stepper': true,
      'theme.has_summary': true,
      'confirmation.text':
        'U krijgt binnen vijf werkdagen bericht per e-mail. Tot die tijd geldt de vergunning nog niet.',
      ...mailTo('email'),
    },
  },
  {
    id: '0190a000-0000-7000-8000-000000000003',
    name: 'Evenement melden',
    description: 'Meld een evenement dat u in de gemeente wilt houden.',
    numberPrefix: 'EV-',
    definition: eventNotification,
    settings: {
      ...cardOf('Beoordelen of een evenement veilig kan doorgaan.', 'Team Evenementen'),
      'theme.has_stepper': true,
      'theme.has_summary': true,
      'theme.has_progress': true,
      'confirmation.text':
        'U hoort binnen tien werkdagen of het evenement kan doorgaan. Ook hoort u dan wat u nog moet regelen.',
      ...mailTo('contact-email'),
      'routing.destinations': [
        {
          id: 'evenementen',
          name: 'Team evenementen',
          kind: 'mail',
          recipients: ['evenementen@voorbeeldstad.example'],
          is_default: true,
        },
        {
          id: 'vergunningen',
          name: 'Team vergunningen',
          kind: 'mail',
          recipients: ['vergunningen@voorbeeldstad.example'],
        },
      ],
    },
  },
  {
    id: '0190a000-0000-7000-8000-000000000004',
    name: 'Uittreksel basisregistratie aanvragen',
    description:
      'Vraag een uittreksel aan met uw persoonlijke gegevens. U logt in en betaalt online.',
    numberPrefix: 'UB-',
    definition: civilRegistryExtract,
    settings: {
      ...cardOf('Een uittreksel uit de basisregistratie personen geven.', 'Team Burgerzaken'),
      'processing.bsn_ground': 'Wet algemene bepalingen burgerservicenummer, artikel 10',
      'theme.has_stepper': true,
      'theme.has_summary': true,
      'confirmation.text':
        'U krijgt een e-mail zodra uw uittreksel klaar is. Daarna haalt u het op bij de balie; neem uw identiteitsbewijs mee.',
      ...mailTo('email'),
    },
  },
  {
    id: '0190a000-0000-7000-8000-000000000005',
    name: 'Container plaatsen',
    description: 'Vraag aan of u een container of steiger op straat mag plaatsen.',
    numberPrefix: 'CP-',
    definition: containerPermit,
    settings: {
      ...cardOf('Beslissen over een container of steiger op straat.', 'Team Vergunningen'),
      'theme.has_stepper': true,
      'theme.has_summary': true,
      'confirmation.text': 'U hoort binnen vijf werkdagen of u de container mag plaatsen.',
      ...mailTo('email'),
    },
  },
];

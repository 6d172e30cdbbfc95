import { contactPage } from './contact-page.ts';
import type { Starter } from './starter.ts';

/** A starter: applying for a subsidy. */
export const subsidyStarter: Starter = {
  id: 'subsidy',
  name: ['Subsidie aanvragen', 'Apply for a grant', 'Zuschuss beantragen'],
  description: [
    'Geld vragen voor een plan van een vereniging of groep.',
    'Ask for money for a plan of a club or group.',
    'Geld für das Vorhaben eines Vereins oder einer Gruppe beantragen.',
  ],
  purpose: 'Beslissen over de aanvraag van een subsidie en die betalen.',
  confirmation: [
    'U krijgt binnen dertien weken ons besluit.',
    'You will have our decision within thirteen weeks.',
    'Sie erhalten unsere Entscheidung innerhalb von dreizehn Wochen.',
  ],
  pages: [
    {
      id: 'plan',
      title: ['Uw plan', 'Your plan', 'Ihr Vorhaben'],
      fields: [
        {
          id: 'organisatie',
          type: 'text',
          label: ['Naam van de groep', 'Name of the group', 'Name der Gruppe'],
          isRequired: true,
        },
        {
          id: 'doel',
          type: 'textarea',
          label: ['Wat wilt u gaan doen?', 'What do you want to do?', 'Was haben Sie vor?'],
          isRequired: true,
        },
        {
          id: 'start',
          type: 'date',
          label: ['Wanneer begint het?', 'When does it start?', 'Wann beginnt es?'],
          isRequired: true,
        },
      ],
    },
    {
      id: 'geld',
      title: ['Het geld', 'The money', 'Das Geld'],
      fields: [
        {
          id: 'bedrag',
          type: 'currency',
          label: [
            'Hoeveel geld vraagt u?',
            'How much money do you ask for?',
            'Wie viel Geld beantragen Sie?',
          ],
          isRequired: true,
        },
        {
          id: 'begroting',
          type: 'file',
          label: ['Begroting', 'Budget', 'Kostenplan'],
          hint: [
            'Een lijst met alle kosten en inkomsten van het plan.',
            'A list of all costs and income of the plan.',
            'Eine Liste mit allen Kosten und Einnahmen des Vorhabens.',
          ],
          isRequired: true,
        },
        {
          id: 'rekening',
          type: 'iban',
          label: ['Rekeningnummer', 'Account number', 'Kontonummer'],
          isRequired: true,
        },
      ],
    },
    contactPage,
  ],
};

import { contactPage } from './contact-page.ts';
import type { Starter } from './starter.ts';

/** A starter: reporting an event. */
export const eventStarter: Starter = {
  id: 'event',
  name: ['Evenement melden', 'Notify us of an event', 'Veranstaltung anmelden'],
  description: [
    'Laten weten dat er een feest, markt of wedstrijd komt.',
    'Tell us about a party, market or race.',
    'Ein Fest, einen Markt oder einen Wettkampf anmelden.',
  ],
  purpose: 'Beoordelen of het evenement veilig kan doorgaan.',
  confirmation: [
    'U hoort binnen vijf werkdagen of het kan.',
    'You will hear within five working days whether it is possible.',
    'Sie hören innerhalb von fünf Werktagen, ob es möglich ist.',
  ],
  pages: [
    {
      id: 'evenement',
      title: ['Het evenement', 'The event', 'Die Veranstaltung'],
      fields: [
        {
          id: 'titel',
          type: 'text',
          label: ['Hoe heet het evenement?', 'What is it called?', 'Wie heißt die Veranstaltung?'],
          isRequired: true,
        },
        {
          id: 'dag',
          type: 'date',
          label: ['Op welke dag?', 'On which day?', 'An welchem Tag?'],
          isRequired: true,
        },
        {
          id: 'plek',
          type: 'text',
          label: ['Waar is het?', 'Where is it?', 'Wo findet sie statt?'],
          isRequired: true,
        },
        {
          id: 'bezoekers',
          type: 'number',
          label: [
            'Hoeveel mensen komen er?',
            'How many people will come?',
            'Wie viele Menschen kommen?',
          ],
          hint: ['Een schatting is genoeg.', 'An estimate is enough.', 'Eine Schätzung genügt.'],
          isRequired: true,
        },
        {
          id: 'soorten',
          type: 'multi-select',
          label: ['Wat is er allemaal?', 'What will there be?', 'Was gibt es alles?'],
          settings: { display: 'checkbox' },
          options: [
            { id: 'muziek', label: ['Muziek', 'Music', 'Musik'] },
            { id: 'drank', label: ['Alcohol', 'Alcohol', 'Alkohol'] },
            { id: 'tent', label: ['Een grote tent', 'A large tent', 'Ein großes Zelt'] },
          ],
        },
        {
          id: 'eindtijd',
          type: 'time',
          label: [
            'Hoe laat stopt de muziek?',
            'At what time does the music stop?',
            'Um wie viel Uhr endet die Musik?',
          ],
          isRequired: true,
          shownWhen: ['soorten', 'contains', 'muziek'],
        },
      ],
    },
    contactPage,
  ],
};

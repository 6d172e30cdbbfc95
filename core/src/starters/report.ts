import { contactPage } from './contact-page.ts';
import type { Starter } from './starter.ts';

/** A starter: reporting a problem. */
export const reportStarter: Starter = {
  id: 'report',
  name: ['Melding doen', 'Report a problem', 'Etwas melden'],
  description: [
    'Iets melden dat kapot, vuil of gevaarlijk is.',
    'Report something that is broken, dirty or dangerous.',
    'Etwas melden, das kaputt, schmutzig oder gefährlich ist.',
  ],
  purpose: 'De melding oplossen en vertellen wat wij hebben gedaan.',
  confirmation: [
    'Wij bekijken uw melding binnen twee werkdagen.',
    'We will look at your report within two working days.',
    'Wir sehen uns Ihre Meldung innerhalb von zwei Werktagen an.',
  ],
  pages: [
    {
      id: 'melding',
      title: ['Uw melding', 'Your report', 'Ihre Meldung'],
      fields: [
        {
          id: 'soort',
          type: 'select',
          label: ['Waar gaat het over?', 'What is it about?', 'Worum geht es?'],
          isRequired: true,
          settings: { display: 'radio' },
          options: [
            { id: 'afval', label: ['Afval', 'Waste', 'Abfall'] },
            { id: 'weg', label: ['Weg of stoep', 'Road or pavement', 'Straße oder Gehweg'] },
            { id: 'licht', label: ['Straatlamp', 'Street light', 'Straßenlaterne'] },
            { id: 'anders', label: ['Iets anders', 'Something else', 'Etwas anderes'] },
          ],
        },
        {
          id: 'lamp',
          type: 'text',
          label: [
            'Nummer op de lantaarnpaal',
            'Number on the lamp post',
            'Nummer auf dem Laternenmast',
          ],
          shownWhen: ['soort', 'equal', 'licht'],
        },
        {
          id: 'plek',
          type: 'text',
          label: ['Waar is het?', 'Where is it?', 'Wo ist es?'],
          hint: [
            'Bijvoorbeeld: Dorpsstraat, bij nummer 10.',
            'For example: Dorpsstraat, near number 10.',
            'Zum Beispiel: Dorpsstraat, bei Nummer 10.',
          ],
          isRequired: true,
        },
        {
          id: 'uitleg',
          type: 'textarea',
          label: ['Wat is er aan de hand?', 'What is the problem?', 'Was ist das Problem?'],
          hint: [
            'Schrijf geen namen van anderen op.',
            'Do not write down names of other people.',
            'Nennen Sie keine Namen anderer Personen.',
          ],
          isRequired: true,
        },
        {
          id: 'foto',
          type: 'file',
          label: ['Foto', 'Photo', 'Foto'],
        },
      ],
    },
    contactPage,
  ],
};

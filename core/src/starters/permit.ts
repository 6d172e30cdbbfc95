import { contactPage } from './contact-page.ts';
import type { Starter } from './starter.ts';

/** A starter: applying for a permit. */
export const permitStarter: Starter = {
  id: 'permit',
  name: ['Vergunning aanvragen', 'Apply for a permit', 'Genehmigung beantragen'],
  description: [
    'Toestemming vragen voor iets op straat of bij een huis.',
    'Ask for permission for something in the street or at a house.',
    'Um Erlaubnis bitten für etwas auf der Straße oder an einem Haus.',
  ],
  purpose: 'Beslissen over de aanvraag van een vergunning.',
  confirmation: [
    'U krijgt binnen acht weken ons besluit.',
    'You will have our decision within eight weeks.',
    'Sie erhalten unsere Entscheidung innerhalb von acht Wochen.',
  ],
  pages: [
    {
      id: 'aanvraag',
      title: ['Uw aanvraag', 'Your application', 'Ihr Antrag'],
      fields: [
        {
          id: 'wat',
          type: 'textarea',
          label: ['Wat wilt u gaan doen?', 'What do you want to do?', 'Was möchten Sie tun?'],
          isRequired: true,
        },
        {
          id: 'adres',
          type: 'text',
          label: ['Op welk adres?', 'At which address?', 'An welcher Adresse?'],
          isRequired: true,
        },
        {
          id: 'begin',
          type: 'date',
          label: ['Wanneer begint u?', 'When do you start?', 'Wann beginnen Sie?'],
          isRequired: true,
        },
        {
          id: 'eigenaar',
          type: 'select',
          label: [
            'Bent u eigenaar van dit adres?',
            'Do you own this address?',
            'Sind Sie Eigentümer dieser Adresse?',
          ],
          isRequired: true,
          settings: { display: 'radio' },
          options: [
            { id: 'ja', label: ['Ja', 'Yes', 'Ja'] },
            { id: 'nee', label: ['Nee', 'No', 'Nein'] },
          ],
        },
        {
          id: 'toestemming',
          type: 'file',
          label: ['Brief van de eigenaar', 'Letter of the owner', 'Brief des Eigentümers'],
          hint: [
            'In de brief staat dat de eigenaar het goed vindt.',
            'The letter says that the owner agrees.',
            'Im Brief steht, dass der Eigentümer einverstanden ist.',
          ],
          isRequired: true,
          shownWhen: ['eigenaar', 'equal', 'nee'],
        },
        {
          id: 'tekening',
          type: 'files',
          label: ['Tekening of foto', 'Drawing or photo', 'Zeichnung oder Foto'],
        },
      ],
    },
    contactPage,
  ],
};

import { contactPage } from './contact-page.ts';
import type { Starter } from './starter.ts';

/** A starter: a complaint. */
export const complaintStarter: Starter = {
  id: 'complaint',
  name: ['Klacht indienen', 'Make a complaint', 'Beschwerde einreichen'],
  description: [
    'Laten weten dat wij iemand niet goed hebben geholpen.',
    'Tell us that we did not help somebody well.',
    'Uns mitteilen, dass wir jemandem nicht gut geholfen haben.',
  ],
  purpose: 'De klacht behandelen.',
  confirmation: [
    'Wij bellen of mailen u binnen een week.',
    'We will call or e-mail you within a week.',
    'Wir rufen Sie innerhalb einer Woche an oder schreiben Ihnen.',
  ],
  pages: [
    {
      id: 'klacht',
      title: ['Uw klacht', 'Your complaint', 'Ihre Beschwerde'],
      fields: [
        {
          id: 'datum',
          type: 'date',
          label: ['Wanneer is het gebeurd?', 'When did it happen?', 'Wann ist es passiert?'],
          isRequired: true,
        },
        {
          id: 'verhaal',
          type: 'textarea',
          label: ['Wat is er gebeurd?', 'What happened?', 'Was ist passiert?'],
          isRequired: true,
        },
        {
          id: 'eerder',
          type: 'select',
          label: [
            'Hebt u er al met ons over gepraat?',
            'Have you talked to us about it?',
            'Haben Sie schon mit uns darüber gesprochen?',
          ],
          isRequired: true,
          settings: { display: 'radio' },
          options: [
            { id: 'ja', label: ['Ja', 'Yes', 'Ja'] },
            { id: 'nee', label: ['Nee', 'No', 'Nein'] },
          ],
        },
        {
          id: 'met-wie',
          type: 'text',
          label: [
            'Met wie hebt u gepraat?',
            'Whom did you talk to?',
            'Mit wem haben Sie gesprochen?',
          ],
          shownWhen: ['eerder', 'equal', 'ja'],
        },
        {
          id: 'oplossing',
          type: 'textarea',
          label: [
            'Wat kunnen wij voor u doen?',
            'What can we do for you?',
            'Was können wir für Sie tun?',
          ],
        },
      ],
    },
    contactPage,
  ],
};

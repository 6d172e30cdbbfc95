import type { StarterPage } from './starter.ts';

/** The last page of most starters: the visitor's name and contact details. */
export const contactPage: StarterPage = {
  id: 'gegevens',
  title: ['Uw gegevens', 'Your details', 'Ihre Angaben'],
  fields: [
    {
      id: 'naam',
      type: 'text',
      label: ['Uw naam', 'Your name', 'Ihr Name'],
      isRequired: true,
      autocomplete: 'name',
    },
    {
      id: 'mail',
      type: 'email',
      label: ['Uw e-mailadres', 'Your e-mail address', 'Ihre E-Mail-Adresse'],
      hint: [
        'Hier sturen wij bericht naartoe.',
        'We will send our answer to this address.',
        'An diese Adresse senden wir unsere Nachricht.',
      ],
      isRequired: true,
      autocomplete: 'email',
    },
    {
      id: 'telefoon',
      type: 'phone',
      label: ['Uw telefoonnummer', 'Your phone number', 'Ihre Telefonnummer'],
      hint: [
        'Wij bellen alleen als wij een vraag hebben.',
        'We only call when we have a question.',
        'Wir rufen nur an, wenn wir eine Frage haben.',
      ],
      autocomplete: 'tel',
    },
  ],
};

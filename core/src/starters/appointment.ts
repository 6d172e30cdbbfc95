import { contactPage } from './contact-page.ts';
import type { Starter } from './starter.ts';

/** A starter: requesting an appointment. */
export const appointmentStarter: Starter = {
  id: 'appointment',
  name: ['Afspraak aanvragen', 'Ask for an appointment', 'Termin anfragen'],
  description: [
    'Een gesprek vragen, op kantoor of via de telefoon.',
    'Ask for a meeting, at the office or by phone.',
    'Um ein Gespräch bitten, im Amt oder am Telefon.',
  ],
  purpose: 'Een afspraak maken en voorbereiden.',
  confirmation: [
    'Wij sturen u binnen twee werkdagen een datum en tijd.',
    'We will send you a date and time within two working days.',
    'Wir senden Ihnen innerhalb von zwei Werktagen Tag und Uhrzeit.',
  ],
  pages: [
    {
      id: 'afspraak',
      title: ['De afspraak', 'The appointment', 'Der Termin'],
      fields: [
        {
          id: 'onderwerp',
          type: 'select',
          label: [
            'Waar wilt u over praten?',
            'What do you want to talk about?',
            'Worüber möchten Sie sprechen?',
          ],
          isRequired: true,
          settings: { display: 'radio' },
          options: [
            { id: 'wonen', label: ['Wonen', 'Housing', 'Wohnen'] },
            { id: 'geld', label: ['Geld of werk', 'Money or work', 'Geld oder Arbeit'] },
            { id: 'zorg', label: ['Zorg en hulp', 'Care and help', 'Pflege und Hilfe'] },
            { id: 'anders', label: ['Iets anders', 'Something else', 'Etwas anderes'] },
          ],
        },
        {
          id: 'toelichting',
          type: 'textarea',
          label: ['Wat is uw vraag?', 'What is your question?', 'Was ist Ihre Frage?'],
          isRequired: true,
          shownWhen: ['onderwerp', 'equal', 'anders'],
        },
        {
          id: 'dagen',
          type: 'multi-select',
          label: [
            'Op welke dagen kunt u?',
            'On which days are you free?',
            'An welchen Tagen haben Sie Zeit?',
          ],
          isRequired: true,
          settings: { display: 'checkbox' },
          options: [
            { id: 'ma', label: ['Maandag', 'Monday', 'Montag'] },
            { id: 'di', label: ['Dinsdag', 'Tuesday', 'Dienstag'] },
            { id: 'wo', label: ['Woensdag', 'Wednesday', 'Mittwoch'] },
            { id: 'do', label: ['Donderdag', 'Thursday', 'Donnerstag'] },
            { id: 'vr', label: ['Vrijdag', 'Friday', 'Freitag'] },
          ],
        },
        {
          id: 'waar',
          type: 'select',
          label: [
            'Hoe wilt u ons spreken?',
            'How do you want to talk to us?',
            'Wie möchten Sie mit uns sprechen?',
          ],
          isRequired: true,
          settings: { display: 'radio' },
          options: [
            { id: 'kantoor', label: ['Op kantoor', 'At the office', 'Im Amt'] },
            { id: 'telefoon', label: ['Via de telefoon', 'By phone', 'Am Telefon'] },
          ],
        },
      ],
    },
    contactPage,
  ],
};

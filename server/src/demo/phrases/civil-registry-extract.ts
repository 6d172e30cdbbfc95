import type { Phrases } from './phrases.ts';

/** Phrases of the application for an extract. */
export const civilRegistryExtractPhrases: Phrases = {
  'Uittreksel basisregistratie aanvragen': [
    'Apply for an extract from the civil registry',
    'Auszug aus dem Melderegister beantragen',
  ],
  'Vraag een uittreksel aan met uw persoonlijke gegevens. U logt in en betaalt online.': [
    'Apply for an extract with your personal details. You log in and pay online.',
    'Beantragen Sie einen Auszug mit Ihren persönlichen Angaben. Sie melden sich an und bezahlen online.',
  ],
  'U krijgt een e-mail zodra uw uittreksel klaar is. Daarna haalt u het op bij de balie; neem uw identiteitsbewijs mee.':
    [
      'You will get an email when your extract is ready. Then you can collect it at our desk. Bring your identity document.',
      'Sie bekommen eine E-Mail, wenn Ihr Auszug fertig ist. Dann holen Sie ihn am Schalter ab. Bringen Sie Ihren Ausweis mit.',
    ],
  'Log in met DigiD': ['Log in with DigiD', 'Mit DigiD anmelden'],
  'Wij moeten zeker weten wie u bent, want een uittreksel bevat persoonlijke gegevens.': [
    'We must be sure who you are, because an extract contains personal details.',
    'Wir müssen sicher wissen, wer Sie sind, denn ein Auszug enthält persönliche Angaben.',
  ],
  'Naam op het uittreksel': ['Name on the extract', 'Name auf dem Auszug'],
  'Na het inloggen vullen wij uw naam vast in.': [
    'After you log in we fill in your name.',
    'Nach der Anmeldung tragen wir Ihren Namen ein.',
  ],
  'Hierop laten wij weten wanneer uw uittreksel klaar is.': [
    'We will use it to tell you when your extract is ready.',
    'Hierüber sagen wir Ihnen, wann Ihr Auszug fertig ist.',
  ],
  'Uw uittreksel': ['Your extract', 'Ihr Auszug'],
  'Hoeveel exemplaren wilt u?': [
    'How many copies do you want?',
    'Wie viele Exemplare möchten Sie?',
  ],
  'Een exemplaar kost € 17,10.': ['One copy costs € 17.10.', 'Ein Exemplar kostet 17,10 €.'],
  'Ik heb het uittreksel binnen twee werkdagen nodig (€ 5,00 extra)': [
    'I need the extract within two working days (€ 5.00 extra)',
    'Ich brauche den Auszug innerhalb von zwei Arbeitstagen (5,00 € zusätzlich)',
  ],
  'Waarom hebt u haast?': ['Why are you in a hurry?', 'Warum haben Sie es eilig?'],
  Leges: ['Fee', 'Gebühr'],
};

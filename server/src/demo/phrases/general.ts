import type { Phrases } from './phrases.ts';

/** Phrases that several demo forms share. */
export const generalPhrases: Phrases = {
  'Wij hebben uw formulier ontvangen: {{ {submission_number} }}': [
    'We have received your form: {{ {submission_number} }}',
    'Wir haben Ihr Formular erhalten: {{ {submission_number} }}',
  ],
  'Beste heer of mevrouw,\n\nWij hebben uw formulier ontvangen. Bewaar deze e-mail: u hebt het nummer nodig als u contact met ons opneemt.':
    [
      'Dear Sir or Madam,\n\nWe have received your form. Keep this e-mail: you need the number when you contact us.',
      'Guten Tag,\n\nwir haben Ihr Formular erhalten. Bewahren Sie diese E-Mail auf: Sie brauchen die Nummer, wenn Sie uns kontaktieren.',
    ],
  Uitleg: ['Explanation', 'Erklärung'],
  'Iets anders': ['Something else', 'Etwas anderes'],
  Ja: ['Yes', 'Ja'],
  Nee: ['No', 'Nein'],
  'Verder naar uw gegevens': ['Continue to your details', 'Weiter zu Ihren Angaben'],
  Wijk: ['District', 'Stadtteil'],
  Centrum: ['Centre', 'Zentrum'],
  Noord: ['North', 'Nord'],
  Oost: ['East', 'Ost'],
  Zuid: ['South', 'Süd'],
  West: ['West', 'West'],
  Buitengebied: ['Countryside', 'Außenbereich'],
  'Uw gegevens': ['Your details', 'Ihre Angaben'],
  'E-mailadres': ['Email address', 'E-Mail-Adresse'],
  Voornaam: ['First name', 'Vorname'],
  Achternaam: ['Last name', 'Nachname'],
  Postcode: ['Postcode', 'Postleitzahl'],
  Telefoonnummer: ['Phone number', 'Telefonnummer'],
  'Ik heb alles naar waarheid ingevuld': [
    'I have filled in everything truthfully',
    'Alle meine Angaben sind wahr',
  ],
};

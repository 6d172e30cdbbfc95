import type { Phrases } from './phrases.ts';

/** Phrases that several demo forms share. */
export const generalPhrases: Phrases = {
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

import type { Phrases } from './phrases.ts';

/** Phrases of the application for a parking permit. */
export const parkingPermitPhrases: Phrases = {
  'Parkeervergunning aanvragen': ['Apply for a parking permit', 'Parkausweis beantragen'],
  'Vraag een vergunning aan om in uw eigen wijk te parkeren.': [
    'Apply for a permit to park in your own district.',
    'Beantragen Sie einen Ausweis, um in Ihrem Stadtteil zu parken.',
  ],
  'U krijgt binnen vijf werkdagen bericht per e-mail. Tot die tijd geldt de vergunning nog niet.': [
    'You will get an email within five working days. Until then the permit is not valid.',
    'Sie bekommen innerhalb von fünf Arbeitstagen eine E-Mail. Bis dahin gilt der Ausweis noch nicht.',
  ],
  'Uw aanvraag': ['Your application', 'Ihr Antrag'],
  'Voordat u begint': ['Before you start', 'Bevor Sie anfangen'],
  '<p>Met een parkeervergunning parkeert u in uw eigen wijk. Houd deze gegevens bij de hand:</p><ul><li>het kenteken van het voertuig</li><li>de datum waarop de vergunning moet ingaan</li></ul>':
    [
      '<p>With a parking permit you can park in your own district. Have these details ready:</p><ul><li>the registration number of the vehicle</li><li>the date on which the permit must start</li></ul>',
      '<p>Mit einem Parkausweis parken Sie in Ihrem Stadtteil. Halten Sie diese Angaben bereit:</p><ul><li>das Kennzeichen des Fahrzeugs</li><li>das Datum, ab dem der Ausweis gelten soll</li></ul>',
    ],
  'Wat voor vergunning wilt u?': [
    'What kind of permit do you want?',
    'Welchen Ausweis möchten Sie?',
  ],
  Bewonersvergunning: ['Resident permit', 'Bewohnerparkausweis'],
  Bezoekersvergunning: ['Visitor permit', 'Besucherparkausweis'],
  Bedrijfsvergunning: ['Business permit', 'Parkausweis für Betriebe'],
  Mantelzorgvergunning: ['Permit for informal carers', 'Parkausweis für pflegende Angehörige'],
  'Naam van het bedrijf': ['Name of the business', 'Name des Betriebs'],
  'Voor wie zorgt u, en hoe vaak?': [
    'Who do you care for, and how often?',
    'Wen pflegen Sie, und wie oft?',
  ],
  'Noem geen medische gegevens.': [
    'Do not mention medical details.',
    'Nennen Sie keine medizinischen Angaben.',
  ],
  'In welke zone woont of werkt u?': [
    'In which zone do you live or work?',
    'In welcher Zone wohnen oder arbeiten Sie?',
  ],
  'Zone A: Binnenstad': ['Zone A: City centre', 'Zone A: Innenstadt'],
  'Zone B: Stationsbuurt': ['Zone B: Station area', 'Zone B: Bahnhofsviertel'],
  'Zone C: Zeeheldenkwartier': ['Zone C: Zeeheldenkwartier', 'Zone C: Zeeheldenkwartier'],
  'Zone D: Vogelwijk': ['Zone D: Vogelwijk', 'Zone D: Vogelwijk'],
  'Wanneer moet de vergunning ingaan?': [
    'When must the permit start?',
    'Ab wann soll der Ausweis gelten?',
  ],
  'Voor hoeveel voertuigen?': ['For how many vehicles?', 'Für wie viele Fahrzeuge?'],
  'U kunt een vergunning aanvragen voor hoogstens 3 voertuigen.': [
    'You can apply for a permit for up to 3 vehicles.',
    'Sie können einen Ausweis für höchstens 3 Fahrzeuge beantragen.',
  ],
  Kenteken: ['Registration number', 'Kennzeichen'],
  'Bijvoorbeeld: X-123-YZ.': ['For example: X-123-YZ.', 'Zum Beispiel: X-123-YZ.'],
  'Vul een Nederlands kenteken in, bijvoorbeeld X-123-YZ.': [
    'Enter a Dutch registration number, for example X-123-YZ.',
    'Geben Sie ein niederländisches Kennzeichen ein, zum Beispiel X-123-YZ.',
  ],
  'Tweede kenteken': ['Second registration number', 'Zweites Kennzeichen'],
  'Derde kenteken': ['Third registration number', 'Drittes Kennzeichen'],
  'Aanvraag versturen': ['Send application', 'Antrag senden'],
  'Persoonlijke gegevens': ['Personal details', 'Persönliche Angaben'],
  Geboortedatum: ['Date of birth', 'Geburtsdatum'],
  'Wij sturen de beslissing naar dit adres.': [
    'We will send the decision to this address.',
    'An diese Adresse senden wir die Entscheidung.',
  ],
  Adres: ['Address', 'Adresse'],
  'Huisnummer en toevoeging': ['House number and addition', 'Hausnummer und Zusatz'],
  Straat: ['Street', 'Straße'],
  Woonplaats: ['Town or city', 'Wohnort'],
  'Hoe mogen wij u bereiken bij vragen?': [
    'How may we contact you if we have questions?',
    'Wie dürfen wir Sie bei Fragen erreichen?',
  ],
  'Per e-mail': ['By email', 'Per E-Mail'],
  'Per telefoon': ['By phone', 'Per Telefon'],
  'Per brief': ['By letter', 'Per Brief'],
};

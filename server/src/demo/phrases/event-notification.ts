import type { Phrases } from './phrases.ts';

/** Phrases of the notification of an event. */
export const eventNotificationPhrases: Phrases = {
  'Evenement melden': ['Report an event', 'Veranstaltung melden'],
  'Meld een evenement dat u in de gemeente wilt houden.': [
    'Report an event that you want to hold in the municipality.',
    'Melden Sie eine Veranstaltung, die Sie in der Gemeinde planen.',
  ],
  'U hoort binnen tien werkdagen of het evenement kan doorgaan. Ook hoort u dan wat u nog moet regelen.':
    [
      'Within ten working days we will tell you whether the event can take place and what you still have to arrange.',
      'Wir sagen Ihnen innerhalb von zehn Arbeitstagen, ob die Veranstaltung stattfinden kann und was Sie noch regeln müssen.',
    ],
  'De organisator': ['The organiser', 'Der Veranstalter'],
  'Verder naar het evenement': ['Continue to the event', 'Weiter zur Veranstaltung'],
  '<p>Meld uw evenement minstens drie weken van tevoren. Voor een evenement met meer dan 250 bezoekers hebt u ook een vergunning nodig. Dit formulier vertelt u vanzelf wat er in uw geval nodig is.</p>':
    [
      '<p>Report your event at least three weeks in advance. For an event with more than 250 visitors you also need a permit. This form tells you what you need.</p>',
      '<p>Melden Sie Ihre Veranstaltung spätestens drei Wochen vorher. Für eine Veranstaltung mit mehr als 250 Besuchern brauchen Sie auch eine Genehmigung. Dieses Formular sagt Ihnen, was in Ihrem Fall nötig ist.</p>',
    ],
  'Wie organiseert het evenement?': [
    'Who is organising the event?',
    'Wer organisiert die Veranstaltung?',
  ],
  'Ik, als inwoner': ['I am, as a resident', 'Ich, als Einwohner'],
  'Een vereniging of stichting': ['An association or foundation', 'Ein Verein oder eine Stiftung'],
  'Een bedrijf': ['A business', 'Ein Betrieb'],
  'Naam van de organisatie': ['Name of the organisation', 'Name der Organisation'],
  'KVK-nummer': ['KVK number', 'KVK-Nummer'],
  'Acht cijfers.': ['Eight digits.', 'Acht Ziffern.'],
  'Een KVK-nummer heeft acht cijfers.': [
    'A KVK number has eight digits.',
    'Eine KVK-Nummer hat acht Ziffern.',
  ],
  Contactpersoon: ['Contact person', 'Ansprechpartner'],
  'Hierop moet u tijdens het evenement bereikbaar zijn.': [
    'We must be able to reach you on this number during the event.',
    'Unter dieser Nummer müssen wir Sie während der Veranstaltung erreichen können.',
  ],
  Huisnummer: ['House number', 'Hausnummer'],
  'Het evenement': ['The event', 'Die Veranstaltung'],
  'Verder naar de locatie': ['Continue to the location', 'Weiter zum Veranstaltungsort'],
  'Naam van het evenement': ['Name of the event', 'Name der Veranstaltung'],
  'Wat voor evenement is het?': ['What kind of event is it?', 'Was für eine Veranstaltung ist es?'],
  'Buurtfeest of straatbarbecue': [
    'Neighbourhood party or street barbecue',
    'Nachbarschaftsfest oder Straßengrillen',
  ],
  'Markt of braderie': ['Market or fair', 'Markt oder Straßenmarkt'],
  Sportevenement: ['Sports event', 'Sportveranstaltung'],
  'Muziek of festival': ['Music or festival', 'Musik oder Festival'],
  Optocht: ['Parade', 'Umzug'],
  'Wat voor evenement precies?': [
    'What kind of event exactly?',
    'Was für eine Veranstaltung genau?',
  ],
  'Beschrijf kort wat er gebeurt': [
    'Describe briefly what will happen',
    'Beschreiben Sie kurz, was stattfindet',
  ],
  'Hoeveel bezoekers verwacht u op het drukste moment?': [
    'How many visitors do you expect at the busiest moment?',
    'Wie viele Besucher erwarten Sie gleichzeitig?',
  ],
  'Vergunning nodig': ['Permit needed', 'Genehmigung nötig'],
  '<p><strong>U hebt een vergunning nodig.</strong> Bij meer dan 250 bezoekers beoordelen politie en brandweer uw plannen. Vul daarom ook de vragen over veiligheid in.</p>':
    [
      '<p><strong>You need a permit.</strong> With more than 250 visitors the police and the fire brigade assess your plans. Please also answer the questions about safety.</p>',
      '<p><strong>Sie brauchen eine Genehmigung.</strong> Bei mehr als 250 Besuchern prüfen Polizei und Feuerwehr Ihre Pläne. Beantworten Sie deshalb auch die Fragen zur Sicherheit.</p>',
    ],
  'Dagen van het evenement': ['Days of the event', 'Tage der Veranstaltung'],
  'Voeg voor elke dag een regel toe. Opbouwen en afbreken tellen niet mee.': [
    'Add a row for each day. Setting up and taking down do not count.',
    'Fügen Sie für jeden Tag eine Zeile hinzu. Aufbau und Abbau zählen nicht.',
  ],
  Dag: ['Day', 'Tag'],
  'Nog een dag toevoegen': ['Add another day', 'Noch einen Tag hinzufügen'],
  Datum: ['Date', 'Datum'],
  Begintijd: ['Start time', 'Beginn'],
  Eindtijd: ['End time', 'Ende'],
  'Er is versterkte muziek op deze dag': [
    'There is amplified music on this day',
    'An diesem Tag gibt es verstärkte Musik',
  ],
  'Tot hoe laat is er muziek?': ['Until what time is there music?', 'Bis wann gibt es Musik?'],
  'De locatie': ['The location', 'Der Ort'],
  'Verder naar de afronding': ['Continue to the last questions', 'Weiter zu den letzten Fragen'],
  'Straat of plein': ['Street or square', 'Straße oder Platz'],
  'Wat komt er op de locatie?': ['What will be at the location?', 'Was kommt an den Ort?'],
  'Kies alles wat van toepassing is.': [
    'Choose all that apply.',
    'Wählen Sie alles, was zutrifft.',
  ],
  'Een tent of overkapping': ['A tent or canopy', 'Ein Zelt oder eine Überdachung'],
  'Een podium': ['A stage', 'Eine Bühne'],
  'Eten of drinken te koop': ['Food or drinks for sale', 'Verkauf von Essen oder Getränken'],
  'Alcohol te koop': ['Alcohol for sale', 'Verkauf von Alkohol'],
  'Vuur, barbecue of vuurwerk': ['Fire, barbecue or fireworks', 'Feuer, Grill oder Feuerwerk'],
  Toiletten: ['Toilets', 'Toiletten'],
  'Oppervlakte van de grootste tent in vierkante meter': [
    'Area of the largest tent in square metres',
    'Fläche des größten Zelts in Quadratmetern',
  ],
  'Hoe zorgt u voor brandveiligheid?': [
    'How do you ensure fire safety?',
    'Wie sorgen Sie für Brandschutz?',
  ],
  'Wie ziet toe op het schenken van alcohol?': [
    'Who supervises the serving of alcohol?',
    'Wer beaufsichtigt den Ausschank von Alkohol?',
  ],
  'Wilt u een weg afsluiten?': ['Do you want to close a road?', 'Möchten Sie eine Straße sperren?'],
  'Welke wegen, en van wanneer tot wanneer?': [
    'Which roads, and from when to when?',
    'Welche Straßen, und von wann bis wann?',
  ],
  Veiligheid: ['Safety', 'Sicherheit'],
  'Aantal beveiligers': ['Number of security guards', 'Anzahl der Sicherheitskräfte'],
  'Wij vullen het gebruikelijke aantal in. U mag het wijzigen.': [
    'We fill in the usual number. You can change it.',
    'Wir tragen die übliche Anzahl ein. Sie können sie ändern.',
  ],
  'Aantal EHBO’ers': ['Number of first-aiders', 'Anzahl der Ersthelfer'],
  'Hoe houdt u het veilig?': ['How do you keep it safe?', 'Wie sorgen Sie für Sicherheit?'],
  'Denk aan vluchtwegen, drukte en slecht weer.': [
    'Think of escape routes, crowds and bad weather.',
    'Denken Sie an Fluchtwege, Gedränge und schlechtes Wetter.',
  ],
  Afronden: ['Last questions', 'Letzte Fragen'],
  'Ik informeer de omwonenden vóór het evenement': [
    'I will inform the neighbours before the event',
    'Ich informiere die Anwohner vor der Veranstaltung',
  ],
  'Hoe informeert u hen?': ['How will you inform them?', 'Wie informieren Sie die Anwohner?'],
  'Met een brief': ['With a letter', 'Mit einem Brief'],
  'Aan de deur': ['At the door', 'An der Haustür'],
  'In een buurtapp': ['In a neighbourhood app', 'In einer Nachbarschafts-App'],
  'Dit evenement was er eerder': ['This event was held before', 'Diese Veranstaltung gab es schon'],
  'In welk jaar voor het laatst?': [
    'In which year was it last held?',
    'In welchem Jahr fand sie zuletzt statt?',
  ],
  'Wilt u nog iets kwijt?': [
    'Is there anything else you want to tell us?',
    'Möchten Sie uns noch etwas mitteilen?',
  ],
};

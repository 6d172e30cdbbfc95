import type { Phrases } from './phrases.ts';

/** Phrases of the report of a problem in public space. */
export const publicSpaceReportPhrases: Phrases = {
  'Melding openbare ruimte': ['Report a problem in the street', 'Problem auf der Straße melden'],
  'Meld iets dat kapot, vuil of gevaarlijk is op straat.': [
    'Report something that is broken, dirty or dangerous in the street.',
    'Melden Sie, was auf der Straße kaputt, schmutzig oder gefährlich ist.',
  ],
  'Wij bekijken uw melding binnen twee werkdagen. Hebt u een e-mailadres ingevuld? Dan hoort u van ons wanneer het is opgelost.':
    [
      'We will look at your report within two working days. Did you enter an email address? Then we will tell you when the problem is solved.',
      'Wir prüfen Ihre Meldung innerhalb von zwei Arbeitstagen. Haben Sie eine E-Mail-Adresse angegeben? Dann sagen wir Ihnen, wann das Problem gelöst ist.',
    ],
  'Uw melding': ['Your report', 'Ihre Meldung'],
  'Verder naar de plek': ['Continue to the place', 'Weiter zum Ort'],
  '<p>Ziet u iets op straat dat kapot, vuil of gevaarlijk is? Meld het hier. Wij bekijken uw melding binnen twee werkdagen.</p><p>Is er direct gevaar? Bel dan <a href="tel:112">112</a>.</p>':
    [
      '<p>Do you see something in the street that is broken, dirty or dangerous? Report it here. We will look at your report within two working days.</p><p>Is there immediate danger? Then call <a href="tel:112">112</a>.</p>',
      '<p>Sehen Sie auf der Straße etwas, das kaputt, schmutzig oder gefährlich ist? Melden Sie es hier. Wir prüfen Ihre Meldung innerhalb von zwei Arbeitstagen.</p><p>Besteht unmittelbare Gefahr? Dann rufen Sie <a href="tel:112">112</a> an.</p>',
    ],
  'Waar gaat uw melding over?': ['What is your report about?', 'Worum geht es in Ihrer Meldung?'],
  'Kies waar uw melding over gaat.': [
    'Choose what your report is about.',
    'Wählen Sie aus, worum es in Ihrer Meldung geht.',
  ],
  'Afval of vervuiling': ['Waste or dirt', 'Abfall oder Schmutz'],
  'Gat of losse tegels in weg of stoep': [
    'Hole or loose tiles in the road or pavement',
    'Loch oder lose Platten auf Straße oder Gehweg',
  ],
  Straatverlichting: ['Street lighting', 'Straßenbeleuchtung'],
  'Bomen, planten of onkruid': ['Trees, plants or weeds', 'Bäume, Pflanzen oder Unkraut'],
  'Wateroverlast of riool': ['Flooding or sewer', 'Wasser auf der Straße oder Kanalisation'],
  'Wat voor afval ligt er?': ['What kind of waste is it?', 'Was für Abfall liegt dort?'],
  'U mag meer dan één antwoord kiezen.': [
    'You may choose more than one answer.',
    'Sie können mehr als eine Antwort wählen.',
  ],
  'Grof vuil, zoals meubels': ['Bulky waste, such as furniture', 'Sperrmüll, zum Beispiel Möbel'],
  'Vuilniszakken naast de container': [
    'Rubbish bags next to the container',
    'Müllsäcke neben dem Container',
  ],
  Zwerfafval: ['Litter', 'Herumliegender Abfall'],
  'Verf, olie of asbest': ['Paint, oil or asbestos', 'Farbe, Öl oder Asbest'],
  'Raak het afval niet aan': ['Do not touch the waste', 'Fassen Sie den Abfall nicht an'],
  '<p><strong>Raak dit afval niet aan.</strong> Wij sturen vandaag nog iemand om het veilig op te ruimen.</p>':
    [
      '<p><strong>Do not touch this waste.</strong> We will send someone today to remove it safely.</p>',
      '<p><strong>Fassen Sie diesen Abfall nicht an.</strong> Wir schicken noch heute jemanden, der ihn sicher entfernt.</p>',
    ],
  'Nummer op de lantaarnpaal': ['Number on the lamp post', 'Nummer am Laternenmast'],
  'Het nummer staat op een plaatje op ooghoogte, bijvoorbeeld 12345.': [
    'The number is on a small plate at eye level, for example 12345.',
    'Die Nummer steht auf einem Schild in Augenhöhe, zum Beispiel 12345.',
  ],
  'Is de situatie gevaarlijk?': ['Is the situation dangerous?', 'Ist die Situation gefährlich?'],
  'Weet ik niet': ['I do not know', 'Weiß ich nicht'],
  'Wat is er aan de hand?': ['What is wrong?', 'Was ist los?'],
  'Schrijf geen namen of andere persoonlijke gegevens op.': [
    'Do not write down names or other personal details.',
    'Schreiben Sie keine Namen oder anderen persönlichen Angaben auf.',
  ],
  'Schrijf op wat er aan de hand is.': [
    'Write down what is wrong.',
    'Schreiben Sie auf, was los ist.',
  ],
  'De plek': ['The place', 'Der Ort'],
  'Straat en huisnummer': ['Street and house number', 'Straße und Hausnummer'],
  'Weet u het huisnummer niet? Noem dan een huisnummer in de buurt.': [
    'Do you not know the house number? Then enter one nearby.',
    'Kennen Sie die Hausnummer nicht? Dann geben Sie eine Hausnummer in der Nähe an.',
  ],
  'Hoe vinden wij de plek?': ['How do we find the place?', 'Wie finden wir den Ort?'],
  'Bijvoorbeeld: bij de brug, tegenover de bakker.': [
    'For example: near the bridge, opposite the bakery.',
    'Zum Beispiel: bei der Brücke, gegenüber der Bäckerei.',
  ],
  'Wanneer zag u het?': ['When did you see it?', 'Wann haben Sie es gesehen?'],
  'Melding versturen': ['Send report', 'Meldung senden'],
  'Houd mij op de hoogte van mijn melding': [
    'Keep me informed about my report',
    'Informieren Sie mich über meine Meldung',
  ],
  Naam: ['Name', 'Name'],
  'Wij mailen u als de melding is opgelost.': [
    'We will send you an email when the problem is solved.',
    'Wir schreiben Ihnen, wenn das Problem gelöst ist.',
  ],
};

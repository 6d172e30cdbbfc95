import type { Phrases } from './phrases.ts';

/** Phrases of the application for a container. */
export const containerPermitPhrases: Phrases = {
  'Container plaatsen': ['Place a container', 'Container aufstellen'],
  'Vraag aan of u een container of steiger op straat mag plaatsen.': [
    'Ask for permission to place a container or scaffold in the street.',
    'Beantragen Sie, einen Container oder ein Gerüst auf der Straße aufzustellen.',
  ],
  'U hoort binnen vijf werkdagen of u de container mag plaatsen.': [
    'You will hear within five working days whether you may place the container.',
    'Sie erfahren innerhalb von fünf Arbeitstagen, ob Sie den Container aufstellen dürfen.',
  ],
  'De container': ['The container', 'Der Container'],
  'Wat wilt u plaatsen?': ['What do you want to place?', 'Was möchten Sie aufstellen?'],
  'Een afvalcontainer': ['A waste container', 'Einen Abfallcontainer'],
  'Een opslagcontainer': ['A storage container', 'Einen Lagercontainer'],
  'Een steiger': ['A scaffold', 'Ein Gerüst'],
  'Waar komt hij te staan?': ['Where will it be?', 'Wo soll er stehen?'],
  'In welke wijk is dat?': ['In which district is that?', 'In welchem Stadtteil ist das?'],
  Wijkbeheerder: ['District manager', 'Ansprechpartner im Stadtteil'],
  'Vullen wij in als u een wijk kiest.': [
    'We fill this in when you choose a district.',
    'Das füllen wir aus, wenn Sie einen Stadtteil wählen.',
  ],
  'Vanaf wanneer staat hij daar?': ['From when will it be there?', 'Ab wann steht er dort?'],
  'Voor welk bedrijf vraagt u dit aan?': [
    'For which company are you applying?',
    'Für welchen Betrieb beantragen Sie das?',
  ],
  'Laat leeg als u dit voor uzelf aanvraagt.': [
    'Leave this empty if you apply for yourself.',
    'Lassen Sie das leer, wenn Sie es für sich selbst beantragen.',
  ],
  'Waar woont u?': ['Where do you live?', 'Wo wohnen Sie?'],
  'Wat is uw e-mailadres?': ['What is your email address?', 'Wie ist Ihre E-Mail-Adresse?'],
};

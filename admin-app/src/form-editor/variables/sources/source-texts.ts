import type {
  VariableKind,
  VariableSourceName,
} from '@form-builder/core/form/variables/variable.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface SourceTexts {
  readonly name: MessageDescriptor;
  /** An explanation in one sentence. */
  readonly help: MessageDescriptor;
  /** The only kind of value for this source; absent: all kinds. */
  readonly kind?: VariableKind;
}

/** The texts of every source of variables, in order: a forgotten one does not compile. */
export const sourceTexts: Readonly<Record<VariableSourceName, SourceTexts>> = {
  formula: {
    name: msg`Formule`,
    help: msg`Wordt berekend uit antwoorden en andere variabelen.`,
  },
  constant: {
    name: msg`Vaste waarde`,
    help: msg`Is voor iedereen hetzelfde, tot je de waarde hier wijzigt.`,
  },
  date: {
    name: msg`Datum van vandaag`,
    help: msg`De dag waarop de bezoeker het formulier invult; na het versturen de dag van verzenden.`,
    kind: 'date',
  },
  login: {
    name: msg`Inloggen`,
    help: msg`Een gegeven van de bezoeker die heeft ingelogd. Het komt van de aanbieder, niet van de bezoeker zelf.`,
  },
  look_up: {
    name: msg`Opgezocht gegeven`,
    help: msg`Een onderdeel van wat een veld opzoekt, zoals de straat van een adres.`,
  },
  data: {
    name: msg`Gegevensbron`,
    help: msg`Een gegeven dat een bron van je organisatie teruggeeft zodra de antwoorden die hij nodig heeft bekend zijn. Geeft de bron niets, dan blijft de variabele leeg.`,
  },
  person: {
    name: msg`BRP`,
    help: msg`Een gegeven uit de Basisregistratie Personen van wie met een BSN heeft ingelogd. Vul bij de instellingen van het formulier de doelbinding in.`,
  },
  host: {
    name: msg`Pagina om het formulier`,
    help: msg`Wat de website meegeeft. Niemand controleert het: gebruik het niet om rechten op te baseren.`,
  },
  query: {
    name: msg`Webadres`,
    help: msg`Een onderdeel van het webadres na het vraagteken. De bezoeker kan het wijzigen.`,
  },
};

// The keys of the record are the sources; Object.keys widens them to strings.
export const sourceNames = Object.keys(sourceTexts) as readonly VariableSourceName[];

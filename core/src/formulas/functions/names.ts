/** Every function with its Dutch and German name, as in common spreadsheets. */
export const functionNames = {
  IF: { nl: 'ALS', de: 'WENN' },
  AND: { nl: 'EN', de: 'UND' },
  OR: { nl: 'OF', de: 'ODER' },
  NOT: { nl: 'NIET', de: 'NICHT' },
  IFEMPTY: { nl: 'ALS_LEEG', de: 'WENN_LEER' },
  SWITCH: { nl: 'SCHAKELEN', de: 'ERSTERWERT' },
  SUM: { nl: 'SOM', de: 'SUMME' },
  AVERAGE: { nl: 'GEMIDDELDE', de: 'MITTELWERT' },
  MIN: { nl: 'MIN', de: 'MIN' },
  MAX: { nl: 'MAX', de: 'MAX' },
  COUNT: { nl: 'AANTAL', de: 'ANZAHL' },
  HAS: { nl: 'HEEFT', de: 'ENTHÄLT' },
  ROUND: { nl: 'AFRONDEN', de: 'RUNDEN' },
  ROUNDUP: { nl: 'AFRONDEN_NAAR_BOVEN', de: 'AUFRUNDEN' },
  ROUNDDOWN: { nl: 'AFRONDEN_NAAR_BENEDEN', de: 'ABRUNDEN' },
  ABS: { nl: 'ABS', de: 'ABS' },
  MOD: { nl: 'REST', de: 'REST' },
  POWER: { nl: 'MACHT', de: 'POTENZ' },
  SQRT: { nl: 'WORTEL', de: 'WURZEL' },
  INT: { nl: 'INTEGER', de: 'GANZZAHL' },
  CONCAT: { nl: 'TEKST_SAMENVOEGEN', de: 'TEXTKETTE' },
  LEN: { nl: 'LENGTE', de: 'LÄNGE' },
  LEFT: { nl: 'LINKS', de: 'LINKS' },
  RIGHT: { nl: 'RECHTS', de: 'RECHTS' },
  MID: { nl: 'DEEL', de: 'TEIL' },
  UPPER: { nl: 'HOOFDLETTERS', de: 'GROSS' },
  LOWER: { nl: 'KLEINE_LETTERS', de: 'KLEIN' },
  TRIM: { nl: 'SPATIES_WISSEN', de: 'GLÄTTEN' },
  SUBSTITUTE: { nl: 'SUBSTITUEREN', de: 'WECHSELN' },
  TEXT: { nl: 'TEKST', de: 'TEXT' },
  VALUE: { nl: 'WAARDE', de: 'WERT' },
  LABEL: { nl: 'LABEL', de: 'BEZEICHNUNG' },
  SCORE: { nl: 'SCORE', de: 'PUNKTWERT' },
  LOOKUP: { nl: 'OPZOEKEN', de: 'VERWEIS' },
  TODAY: { nl: 'VANDAAG', de: 'HEUTE' },
  NOW: { nl: 'NU', de: 'JETZT' },
  DATE: { nl: 'DATUM', de: 'DATUM' },
  YEAR: { nl: 'JAAR', de: 'JAHR' },
  MONTH: { nl: 'MAAND', de: 'MONAT' },
  DAY: { nl: 'DAG', de: 'TAG' },
  WEEKDAY: { nl: 'WEEKDAG', de: 'WOCHENTAG' },
  ADDDAYS: { nl: 'DAGEN_OPTELLEN', de: 'TAGE_ADDIEREN' },
  ADDWEEKS: { nl: 'WEKEN_OPTELLEN', de: 'WOCHEN_ADDIEREN' },
  ADDMONTHS: { nl: 'MAANDEN_OPTELLEN', de: 'MONATE_ADDIEREN' },
  ADDYEARS: { nl: 'JAREN_OPTELLEN', de: 'JAHRE_ADDIEREN' },
  ADDHOURS: { nl: 'UREN_OPTELLEN', de: 'STUNDEN_ADDIEREN' },
  ADDMINUTES: { nl: 'MINUTEN_OPTELLEN', de: 'MINUTEN_ADDIEREN' },
  HOURS: { nl: 'UREN', de: 'STUNDEN' },
  MINUTES: { nl: 'MINUTEN', de: 'MINUTEN' },
  WORKDAYS: { nl: 'WERKDAGEN', de: 'ARBEITSTAGE' },
  DATEDIF: { nl: 'DATUMVERSCHIL', de: 'DATUMDIFFERENZ' },
  AGE: { nl: 'LEEFTIJD', de: 'ALTER' },
} as const;

/** The English, stored name of a function. */
export type FunctionName = keyof typeof functionNames;

/** The constants in each language. */
export const constantNames = {
  TRUE: { en: 'TRUE', nl: 'WAAR', de: 'WAHR' },
  FALSE: { en: 'FALSE', nl: 'ONWAAR', de: 'FALSCH' },
} as const;

const byName: ReadonlyMap<string, FunctionName | 'TRUE' | 'FALSE'> = new Map([
  ...Object.entries(functionNames).flatMap(([name, { nl, de }]) =>
    [name, nl, de].map(
      // The entries of a const record have its own keys.
      (spelling) => [spelling, name as FunctionName] as const,
    ),
  ),
  ...Object.values(constantNames.TRUE).map((spelling) => [spelling, 'TRUE'] as const),
  ...Object.values(constantNames.FALSE).map((spelling) => [spelling, 'FALSE'] as const),
]);

/** The stored name of a function or constant written in English, Dutch or German, in any case. */
export function canonicalName(spelling: string): FunctionName | 'TRUE' | 'FALSE' | undefined {
  return byName.get(spelling.toUpperCase());
}

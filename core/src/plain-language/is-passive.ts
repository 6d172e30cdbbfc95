const auxiliary = /(?<!\p{L})(?:wordt|worden|werd|werden)(?!\p{L})/iu;
const participle =
  /(?<!\p{L})(?:\p{L}{0,6}ge\p{L}{2,}(?:d|t|en)|(?:be|her|ont|ver)\p{L}{2,}[dt])(?!\p{L})/giu;

/** Nouns and adjectives that look like a past participle. */
const others: ReadonlySet<string> = new Set([
  ...['bekend', 'beleid', 'bericht', 'besluit', 'bestand', 'bewijst', 'gebied', 'gebieden'],
  ...['gebouwen', 'gebruiken', 'gedeelten', 'gemeenten', 'geslacht', 'gesprekken', 'getallen'],
  ...[
    'ontvangst',
    'tegemoet',
    'geweld',
    'gewest',
    'gewicht',
    'gezicht',
    'gezinnen',
    'gezond',
    'verschillend',
    'verwant',
  ],
]);

/** “Door” names who does it. */
const agent = /(?<!\p{L})door(?!\p{L})/iu;
const nounEnd = /(?:heid|schappen)$/;

/**
 * Whether a Dutch sentence probably is in the passive voice without saying who does it: a form of “worden” with a past
 * participle.
 */
export function isPassive(sentence: string): boolean {
  if (!auxiliary.test(sentence) || agent.test(sentence)) return false;
  return (sentence.match(participle) ?? []).some((word) => !isOther(word.toLowerCase()));
}

const isOther = (word: string): boolean => others.has(word) || nounEnd.test(word);

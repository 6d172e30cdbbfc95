const auxiliary = /(?<!\p{L})(?:wordt|worden|werd|werden)(?!\p{L})/iu;
const participle =
  /(?<!\p{L})(?:\p{L}{0,6}ge\p{L}{2,}(?:d|t|en)|(?:be|her|ont|ver)\p{L}{2,}[dt])(?!\p{L})/giu;

/** Nouns and adjectives that look like a past participle. */
const others: ReadonlySet<string> = new Set([
  ...['bekend', 'beleid', 'bericht', 'besluit', 'bestand', 'bewijst', 'gebied', 'gebieden'],
  ...['gebouwen', 'gebruiken', 'gedeelten', 'gemeenten', 'geslacht', 'gesprekken', 'getallen'],
  ...['geweld', 'gewest', 'gewicht', 'gezicht', 'gezinnen', 'gezond', 'verschillend', 'verwant'],
]);

/** Whether a Dutch sentence probably is in the passive voice: a form of “worden” with a past participle. */
export function isPassive(sentence: string): boolean {
  if (!auxiliary.test(sentence)) return false;
  return (sentence.match(participle) ?? []).some((word) => !others.has(word.toLowerCase()));
}

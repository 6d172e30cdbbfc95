import { dictionary } from '@zxcvbn-ts/language-common';

/** Words with which people here often begin a password, besides those of the international list. */
const dutchWords = [
  ...['welkom', 'wachtwoord', 'gemeente', 'geheim', 'lente', 'zomer', 'herfst', 'winter'],
  ...['januari', 'februari', 'maart', 'april', 'juni', 'juli', 'augustus', 'september', 'oktober'],
  ...[
    'november',
    'december',
    'maandag',
    'dinsdag',
    'woensdag',
    'donderdag',
    'vrijdag',
    'nederland',
  ],
];

/** At most this many digits and marks around a word make it no better. */
const maxAdded = 6;

/** Usual replacements of letters. */
const replaced: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

let known: ReadonlySet<string> | undefined;

/**
 * Whether a password is a well-known one, also with capitals, with digits and marks around it (`Welkom2026!`), or with
 * usual replacements (`P@ssw0rd`). The list stays on the server.
 */
export function isWellKnown(password: string): boolean {
  known ??= new Set([...dictionary['passwords-common'], ...dutchWords]);
  const text = password.toLowerCase();
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = text.length - bare.length <= maxAdded ? [text, bare] : [text];
  return forms.some((form) => isKnown(form) || isKnown(withLetters(form)));
}

const isKnown = (form: string): boolean => form !== '' && known?.has(form) === true;

const withLetters = (text: string): string =>
  text.replace(/[@4310$57!]/g, (mark) => replaced[mark] ?? mark);

import { emailLimit } from '../../field-types/email/email.ts';
import type { CharacterSet } from '../../validation/rules/text/characters.ts';
import type { Random } from '../../runtime/random.ts';
import { randomMatch } from '../random-match.ts';
import type { RandomAnswer } from '../random-answer.ts';
import { randomPostcodeOf } from './postcodes.ts';
import { cities, companies, familyNames, givenNames, sentences, streets, words } from './words.ts';

type MakeText = (random: Random) => string;

const fullName: MakeText = (random) => `${random.pick(givenNames)} ${random.pick(familyNames)}`;

/** Answers to questions whose meaning is known, by token of the HTML autocomplete attribute. */
const byAutocomplete: Readonly<Partial<Record<string, MakeText>>> = {
  name: fullName,
  'given-name': (random) => random.pick(givenNames),
  'family-name': (random) => random.pick(familyNames),
  organization: (random) => random.pick(companies),
  'street-address': (random) => `${random.pick(streets)} ${random.between(1, 250)}`,
  'address-level2': (random) => random.pick(cities),
};

const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => random.below(10)).join('');

const ofCharacters: Readonly<
  Record<CharacterSet, (random: Random, count: number | undefined) => string>
> = {
  numeric: (random, count) => digits(count ?? random.between(1, 8), random),
  alphanumeric: (random) => `${random.pick(words)}${random.below(100)}`,
  bic: (random) => `TEST${random.pick(['NL', 'BE', 'DE'])}2A`,
};

export const randomText: RandomAnswer<'text'> = (field, { random }) => {
  const { character_limit: limit, validation, number_of_numerals } = field.custom_properties ?? {};
  if (field.pattern) return randomMatch(field.pattern, random);
  const make = byAutocomplete[field.autocomplete_type ?? ''] ?? ((by) => by.pick(words));
  const text = validation ? ofCharacters[validation](random, number_of_numerals) : make(random);
  return shorten(text, limit);
};

export const randomLongText: RandomAnswer<'textarea'> = (field, { random }) =>
  shorten(
    random.pickSome(sentences, random.between(1, sentences.length)).join(' '),
    field.custom_properties?.character_limit,
  );

/** At a domain that nobody can register (RFC 2606), so that no mail arrives anywhere. */
export const randomEmail: RandomAnswer<'email'> = (field, { random }) => {
  const limit = emailLimit(field.custom_properties) ?? 254;
  const usual = `${random.pick(words)}.${random.below(1000)}@example.com`;
  if (!field.pattern) return usual.length <= limit ? usual : 'a@b.nl';
  return random.below(2) === 0 ? usual : randomMatch(field.pattern, random);
};

export const randomUrl: RandomAnswer<'url'> = (field, { random }) => {
  const usual = random.pick([
    `https://www.example.com/${random.pick(words)}`,
    'http://example.com',
    'example.com',
    'b.nl',
  ]);
  return field.pattern && random.below(2) === 0 ? randomMatch(field.pattern, random) : usual;
};

/** Numbers of the forms that a field can require, for examples only. */
export const randomPhone: RandomAnswer<'phone'> = (field, { random }) => {
  const end = digits(2, random);
  const usual = random.pick([`06123456${end}`, `+316123456${end}`, `02012345${end}`]);
  return field.pattern && random.below(2) === 0 ? randomMatch(field.pattern, random) : usual;
};

export const randomPostcode: RandomAnswer<'postcode'> = (field, { random }) =>
  randomPostcodeOf(field.custom_properties?.country_code ?? 'NL', random);

/** Cut before a space, because a space at the end would not count as an answer. */
const shorten = (text: string, limit: number | undefined) =>
  limit === undefined ? text : text.slice(0, Math.max(1, limit)).trim();

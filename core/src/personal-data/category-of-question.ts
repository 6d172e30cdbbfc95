import type { DataCategory } from '../field-types/data-categories.ts';

/** The parts of a question that show which data it asks for. */
interface AskedQuestion {
  readonly label: string;
  readonly autocomplete_type?: string;
}

const purposes: readonly (readonly [DataCategory, RegExp])[] = [
  ['contact', /^(?:tel|email)/],
  ['birth', /^bday/],
  ['name_address', /name$|nickname|honorific|address|postal-code/],
];

/** Words in labels of questions, in the languages of forms. */
const words: readonly (readonly [DataCategory, RegExp])[] = [
  ['contact', /telefoon|e-?mail|phone/i],
  ['birth', /geboort|birth|geburt/i],
  ['identification', /\bbsn\b|burgerservice|paspoort|passport|rijbewijs|kenteken/i],
  [
    'name_address',
    /naam\b|namen\b|\bnames?\b|name\b|voorletter|adres|address|anschrift|woonplaats|wohnort|huisnummer|postcode/i,
  ],
];

/**
 * The category of a question in a type that takes anything, such as a text: by what browsers may fill in, else by the
 * words of its label. `undefined` when neither says that it asks for personal data.
 */
export function categoryOfQuestion({
  label,
  autocomplete_type: purpose = '',
}: AskedQuestion): DataCategory | undefined {
  const found =
    purposes.find(([, pattern]) => pattern.test(purpose)) ??
    words.find(([, pattern]) => pattern.test(label));
  return found?.[0];
}

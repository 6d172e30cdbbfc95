const maxCharacters = 300;

/** Words of an API in lower case and its version; anything with a capital, a digit or a sign can be a value. */
const isName = (part: string): boolean => /^(?:[a-z]+(?:[-_][a-z]+)*|v\d+(?:[._]\d+)?)$/.test(part);

/** The path of an address with `{}` for every part that can be a value, such as a number or the name of a file. */
export const pathTemplateOf = ({ pathname }: URL): string =>
  pathname
    .split('/')
    .map((part) => (part === '' || (part.length <= 40 && isName(part)) ? part : '{}'))
    .join('/')
    .slice(0, maxCharacters);

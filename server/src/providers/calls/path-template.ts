const maxCharacters = 300;

/** Words of an API in lower case, its version, and `.well-known` (RFC 8615); anything else can be a value. */
const isName = (part: string): boolean =>
  /^(?:\.well-known|[a-z]+(?:[-_][a-z]+)*|v\d+(?:[._]\d+)?)$/.test(part);

/** The path of an address with `{}` for every part that can be a value, such as a number or the name of a file. */
export const pathTemplateOf = ({ pathname }: URL): string =>
  pathname
    .split('/')
    .map((part) => (part === '' || (part.length <= 40 && isName(part)) ? part : '{}'))
    .join('/')
    .slice(0, maxCharacters);

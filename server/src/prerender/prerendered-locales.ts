/**
 * The locales that pages are painted for: those of nearly all visitors. For others, such as `en-AU`,
 * the element draws by itself, so that made-up ones cost the server nothing.
 */
export const prerenderedLocales: ReadonlySet<string> = new Set([
  'nl-NL',
  'nl-BE',
  'en-GB',
  'en-US',
  'de-DE',
  'de-AT',
  'de-CH',
]);

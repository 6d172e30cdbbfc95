/**
 * The locales in which pages are prerendered: those of nearly all visitors. For others, such as
 * `en-AU`, the element renders the page itself, so that requests with arbitrary locales cost the
 * server nothing.
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

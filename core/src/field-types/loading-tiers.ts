/**
 * What the element loads the view and the texts of a type with:
 * - `first`: the element itself, as nearly every form has the type;
 * - `usual`: a file of the types that many forms have;
 * - `phone`: a file of its own, as many forms have it and no other type of `light`;
 * - `light`: all other types that need no service;
 * - `files`, `services`: types that share code of their own;
 * - `redaction`, `map`: a heavy type, alone in its file.
 */
export type LoadingTier =
  'first' | 'usual' | 'phone' | 'light' | 'files' | 'services' | 'redaction' | 'map';

/**
 * The tier of each type, known before its code is there; `light` for a type that is not listed. A
 * definition whose `loading` differs does not compile.
 */
export const loadingTiers = {
  text: 'first',
  textarea: 'first',
  email: 'first',
  number: 'first',
  date: 'first',
  checkbox: 'first',
  select: 'first',
  postcode: 'first',
  'multi-select': 'usual',
  'text-layout': 'usual',
  group: 'usual',
  phone: 'phone',
  file: 'files',
  files: 'files',
  redacted: 'redaction',
  geolocation: 'map',
  auth: 'services',
  payment: 'services',
  bag: 'services',
  'kvk-api': 'services',
  matter: 'services',
  'custom-list': 'services',
  'multi-custom-list': 'services',
} as const satisfies Readonly<Record<string, LoadingTier>>;

/** The tier of one type. */
export type LoadingTierOf<T extends string> = T extends keyof typeof loadingTiers
  ? (typeof loadingTiers)[T]
  : 'light';

/** Tiers whose code no light type may load; the budget for light types does not count them. */
export const heavyTiers: readonly LoadingTier[] = ['redaction', 'map'];

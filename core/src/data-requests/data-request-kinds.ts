/** What a citizen may request: articles 15, 16, 18, 17 and 20 of the AVG. */
export const dataRequestKinds = [
  'access',
  'rectification',
  'restriction',
  'erasure',
  'portability',
] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

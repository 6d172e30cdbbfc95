/** What a citizen may request: articles 15, 16, 18, 17, 20 and 21 of the AVG. */
export const dataRequestKinds = [
  'access',
  'rectification',
  'restriction',
  'erasure',
  'portability',
  'objection',
] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

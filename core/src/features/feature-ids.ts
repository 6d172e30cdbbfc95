/** The features of the product that a tenant can switch, in the order in which they are listed. */
export const featureIds = [
  'payments',
  'citizen_login',
  'co_signing',
  'templates',
  'integrations',
  'scheduled_exports',
  'review_links',
  'glossary',
  'plain_language',
] as const;
export type FeatureId = (typeof featureIds)[number];

/** Whether there is a feature by this id. */
export function isFeatureId(id: string): id is FeatureId {
  const ids: readonly string[] = featureIds;
  return ids.includes(id);
}

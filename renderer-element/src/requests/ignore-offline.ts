/**
 * Ignores a failure caused by being offline, for code and data that are prefetched or fetched again
 * later.
 */
export function ignoreOffline(): void {
  return undefined;
}

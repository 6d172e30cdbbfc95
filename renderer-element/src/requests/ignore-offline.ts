/** For code and data that are fetched ahead or fetched again later: offline, nothing changes. */
export function ignoreOffline(): void {
  return undefined;
}

import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';

/**
 * Returns the version to compare with: the one published in the environment of the proposal, else
 * the newest published before it, else the previous one; `undefined` for the first version.
 */
export function findBaseVersion(
  version: VersionSummary,
  versions: readonly VersionSummary[],
): VersionSummary | undefined {
  const earlier = versions
    .filter(({ number }) => number < version.number)
    .toSorted((a, b) => b.number - a.number);
  const goesTo = version.environments.filter(
    ({ state }) => state === 'proposed' || state === 'approved',
  );
  const isPublishedThere = ({ environments }: VersionSummary) =>
    environments.some(
      ({ id, state }) => state === 'published' && goesTo.some((standing) => standing.id === id),
    );
  return earlier.find(isPublishedThere) ?? earlier.find((one) => one.is_published) ?? earlier[0];
}

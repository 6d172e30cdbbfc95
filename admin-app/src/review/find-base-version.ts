import type { VersionSummary } from '@form-builder/core/contract/staff/versions.ts';

/**
 * The version that a reviewer compares with: the one published where this version goes, else the
 * newest published before it, else the one before it; none for the first.
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

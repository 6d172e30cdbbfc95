/** Whether a designer sees the guide of the first form: shown, or never shown again. */
const statuses = ['shown', 'ended'] as const;
export type GuideStatus = (typeof statuses)[number];

const keyOf = (userId: string) => `form-guide:${userId}`;
const triedKeyOf = (userId: string) => `form-guide-tried:${userId}`;
/** The guide is about a first form; of others, the ones of before may be forgotten. */
const maxTried = 20;

/** The guide of a user on this device; `undefined` when it never started, or when storage is blocked. */
export function readGuide(userId: string): GuideStatus | undefined {
  try {
    const stored = localStorage.getItem(keyOf(userId));
    return statuses.find((status) => status === stored);
  } catch {
    // Access to blocked storage throws; the guide is then not shown.
    return undefined;
  }
}

/** Whether the guide of a user is shown. */
export function isGuideShown(userId: string | undefined): boolean {
  return userId !== undefined && readGuide(userId) === 'shown';
}

/** Remembers whether the guide is shown; a blocked storage only means that it does not come back. */
export function writeGuide(userId: string, status: GuideStatus): void {
  try {
    localStorage.setItem(keyOf(userId), status);
  } catch {
    // Nothing else depends on it.
  }
}

/** Whether a user tried out a version on this device while the guide was shown. */
export const isTriedOut = (userId: string, versionId: string): boolean =>
  readTried(userId).includes(versionId);

/** Remembers that a user tried out a version. */
export function markTriedOut(userId: string, versionId: string): void {
  const others = readTried(userId).filter((id) => id !== versionId);
  try {
    localStorage.setItem(triedKeyOf(userId), [versionId, ...others].slice(0, maxTried).join(' '));
  } catch {
    // Nothing else depends on it.
  }
}

function readTried(userId: string): readonly string[] {
  try {
    return localStorage.getItem(triedKeyOf(userId))?.split(' ') ?? [];
  } catch {
    // Access to blocked storage throws; the step is then not ticked after a reload.
    return [];
  }
}

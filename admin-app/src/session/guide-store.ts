/** How far a designer is with the guide of the first form: shown, shown after a try-out, or never shown again. */
const statuses = ['shown', 'tried', 'ended'] as const;
export type GuideStatus = (typeof statuses)[number];

const keyOf = (userId: string) => `form-guide:${userId}`;

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
  const status = userId === undefined ? undefined : readGuide(userId);
  return status === 'shown' || status === 'tried';
}

/** Remembers whether the guide is shown; a blocked storage only means that it does not come back. */
export function writeGuide(userId: string, status: GuideStatus): void {
  try {
    localStorage.setItem(keyOf(userId), status);
  } catch {
    // Nothing else depends on it.
  }
}

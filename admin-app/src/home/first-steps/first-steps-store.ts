const keyOf = (userId: string) => `first-steps:${userId}`;
const hidden = 'hidden';

/** Whether a user hid the first steps on this device; a blocked storage hides nothing. */
export function areFirstStepsHidden(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === hidden;
  } catch {
    return false;
  }
}

/** Hides the first steps on this device; a blocked storage only means that they come back. */
export function hideFirstSteps(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), hidden);
  } catch {
    // Nothing else depends on it.
  }
}

/** The form version on screen, sent along with every call; `null` when none is open. */
export const openVersion: { id: string | null } = { id: null };

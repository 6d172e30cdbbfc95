/** The id of the open form version, sent with every call; `null` when none is open. */
export const openVersion: { id: string | null } = { id: null };

/** Many mail servers accept at most 20 MB, and encoding in a mail makes a file a third larger. */
export const maxAttachedBytes = 10_000_000;

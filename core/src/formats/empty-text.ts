/** The text for an empty answer. */
export const emptyText = '-';

/** The mask of a sensitive answer. */
export const maskedText = '••••••';

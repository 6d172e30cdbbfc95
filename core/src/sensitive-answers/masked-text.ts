/** What stands for a sensitive answer of which nothing may be seen. */
export const maskedText = '••••••';

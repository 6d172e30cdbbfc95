const format = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Whether a text looks like an e-mail address: only a mail shows whether the address exists. */
export const hasEmailFormat = (text: string): boolean => format.test(text);

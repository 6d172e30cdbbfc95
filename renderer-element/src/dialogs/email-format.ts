const format = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/**
 * Whether a text has the format of an e-mail address; only a sent mail shows whether the address
 * exists.
 */
export const hasEmailFormat = (text: string): boolean => format.test(text);

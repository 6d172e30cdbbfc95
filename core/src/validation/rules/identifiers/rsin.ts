import { isBsn } from './bsn.ts';

/** True for the RSIN of a legal entity: nine digits without other characters, which pass the eleven test of a BSN. */
export const isRsin = (text: string): boolean => /^\d{9}$/.test(text) && isBsn(text);

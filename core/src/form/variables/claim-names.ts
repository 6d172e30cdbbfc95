/**
 * Names that external values cannot have: the product's own URL parameters, and identifiers of
 * people, which must not be in a URL.
 */
const refusedNames = /^(?:omgeving|environment|locale|review|bsn|burgerservicenummer|sofinummer)$/i;

/** Whether a value from the host page or its URL may have this name. */
export const isClaimName = (name: string): boolean =>
  /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/.test(name) && !refusedNames.test(name);

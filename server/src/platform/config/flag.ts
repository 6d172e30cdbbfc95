import * as v from 'valibot';

/** Parses a variable that is on or off. */
export const flag = (name: string) =>
  v.pipe(
    v.picklist(['true', 'false', '1', '0', 'on', 'off'], `${name} must be true or false.`),
    v.transform((text) => text === 'true' || text === '1' || text === 'on'),
  );

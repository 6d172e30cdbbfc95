import * as v from 'valibot';

/** Text of at most so many characters on one line, without characters that would change a terminal or a log. */
/* @__NO_SIDE_EFFECTS__ */
export function lineSchema(mostCharacters: number) {
  return v.pipe(
    v.string(),
    // eslint-disable-next-line no-control-regex -- these are what is replaced
    v.transform((text) => text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()),
    v.minLength(1),
    v.maxLength(mostCharacters),
  );
}

/** Why an operator does something; it stays in the operators' log. */
export const reasonSchema = /* @__PURE__ */ lineSchema(500);

import * as v from 'valibot';

/** The identifier of an attribute: scheme, issuer, credential and attribute. */
export const attributePattern = /^[\w-]+(?:\.[\w-]+){3}$/;

const attributeId = v.pipe(v.string(), v.regex(attributePattern));

const requestedAttribute = v.union([
  attributeId,
  v.strictObject({
    type: attributeId,
    value: v.exactOptional(v.nullable(v.string())),
    notNull: v.exactOptional(v.boolean()),
  }),
]);

/**
 * What to disclose, as IRMA writes it: all of these, each of which is a choice of sets of attributes. An empty set makes
 * a choice optional.
 */
export const condisconSchema = v.pipe(
  v.array(v.pipe(v.array(v.array(requestedAttribute)), v.minLength(1))),
  v.minLength(1),
);

export type Condiscon = v.InferOutput<typeof condisconSchema>;

type RequestedSet = Condiscon[number][number];

const idOf = (requested: RequestedSet[number]): string =>
  typeof requested === 'string' ? requested : requested.type;

/** Every attribute that can be disclosed. */
export function attributesOf(condiscon: Condiscon): ReadonlySet<string> {
  return new Set(condiscon.flat(2).map(idOf));
}

/** Whether nobody can answer without disclosing one of the attributes. */
export function isAlwaysDisclosed(condiscon: Condiscon, attributes: readonly string[]): boolean {
  return condiscon.some((choice) =>
    choice.every((set) => set.some((requested) => attributes.includes(idOf(requested)))),
  );
}

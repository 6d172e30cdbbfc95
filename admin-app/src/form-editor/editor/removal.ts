/** A page, field, variable or option, with its id for rules and its short id for formulas. */
export interface RemovedPart {
  readonly id: string;
  readonly short_id?: string;
}

/** A removal that the designer confirms, because other parts of the version use what it removes. */
export interface Removal {
  readonly name: string;
  readonly parts: readonly RemovedPart[];
  /** The field whose option is removed: only conditions and values of that field use it. */
  readonly optionOf?: RemovedPart;
  readonly run: () => void;
}

/** Whether a text of JSON names a part: by id, also in a path, or by short id in a formula. */
export function mentions(json: string, { id, short_id: shortId }: RemovedPart): boolean {
  const isNamed = [`"${id}"`, `"${id}.`, `.${id}"`, `.${id}.`].some((one) => json.includes(one));
  if (isNamed || shortId === undefined) return isNamed;
  return [`{${shortId}}`, `{${shortId}.`, `.${shortId}}`].some((one) => json.includes(one));
}

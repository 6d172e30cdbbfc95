/** Fills a field with a member of a value that was looked up. */
export interface MappingRule {
  /** The member: `street`, or `entity.name` for one in another. */
  readonly source: string;
  /** The id of the field that gets it. */
  readonly target: string;
}

/** Settings of the types whose answer fills other fields. */
export interface MappingSettings {
  readonly mapping?: readonly MappingRule[];
  /** The same for the columns of lists and cases, which every tenant defines. */
  readonly output_mapping?: readonly MappingRule[];
  /** Overwrites what the visitor typed; otherwise only empty fields are filled. */
  readonly is_force_mapping?: boolean;
}

/** Every mapping of a field, in order. */
export function mappingsOf(settings: MappingSettings | undefined): readonly MappingRule[] {
  return [...(settings?.mapping ?? []), ...(settings?.output_mapping ?? [])];
}

/** A value for another field, to be read as an answer of that one's type. */
export interface Filling {
  /** The id of the field that gets it. */
  readonly target: string;
  readonly value: unknown;
  /** Overwrites what the visitor typed; otherwise only an empty field is filled. */
  readonly isForced: boolean;
}

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

/** The member of a looked-up value that a mapping names; `undefined` when it has none. */
export function mappedValue(value: unknown, { source }: MappingRule): unknown {
  return source
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
          ? (Reflect.get(inner, name) as unknown)
          : undefined,
      value,
    );
}

/** What a looked-up answer fills in elsewhere: every member that its field maps and that it has. */
export function mappedFillings(
  answer: unknown,
  field: { readonly custom_properties?: object },
): readonly Filling[] {
  // The settings of the types that map; in those of others every member is absent.
  const settings = field.custom_properties as MappingSettings | undefined;
  const isForced = settings?.is_force_mapping === true;
  return mappingsOf(settings).flatMap((rule) => {
    const value = mappedValue(answer, rule);
    return value === undefined ? [] : [{ target: rule.target, value, isForced }];
  });
}

import { mappingsOf, type MappingRule, type MappingSettings } from './mapping.ts';

/** A value for another field, to be read as an answer of that one's type. */
export interface Filling {
  /** The id of the field that gets it. */
  readonly target: string;
  readonly value: unknown;
  /** Overwrites what the visitor typed; otherwise only an empty field is filled. */
  readonly isForced: boolean;
}

/** The values that a looked-up answer fills in elsewhere: every mapped member that it has. */
export function mappedFillings(
  answer: unknown,
  field: { readonly custom_properties?: object },
): readonly Filling[] {
  // The settings of types with mappings; for other types every member is absent.
  const settings = field.custom_properties as MappingSettings | undefined;
  const isForced = settings?.is_force_mapping === true;
  return mappingsOf(settings).flatMap((rule) => {
    const value = mappedValue(answer, rule);
    return value === undefined ? [] : [{ target: rule.target, value, isForced }];
  });
}

/** The member of a looked-up value that a mapping names; `undefined` when it has none. */
export function mappedValue(value: unknown, { source }: Pick<MappingRule, 'source'>): unknown {
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

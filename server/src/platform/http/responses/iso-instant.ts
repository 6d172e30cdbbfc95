/** An instant of the database as ISO 8601 in UTC, also when it came inside JSON. */
export function isoInstant(value: Date | string): string {
  return new Date(value).toISOString();
}

/** The same for an instant that may not have come yet. */
export function isoInstantOrNull(value: Date | string | null): string | null {
  return value === null ? null : isoInstant(value);
}

/** A database timestamp as ISO 8601 in UTC, also when it was read from JSON. */
export function isoInstant(value: Date | string): string {
  return new Date(value).toISOString();
}

/** Like `isoInstant`, for a timestamp that may be null. */
export function isoInstantOrNull(value: Date | string | null): string | null {
  return value === null ? null : isoInstant(value);
}

let last = 0;

/** A new UUID (version 7 in form), the same sequence in every run. */
export function buildId(): string {
  last += 1;
  return `0190a000-0000-7000-8000-${last.toString(16).padStart(12, '0')}`;
}

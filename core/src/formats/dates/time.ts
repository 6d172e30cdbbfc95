const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day as `HH:mm`. */
export function isTime(text: string): boolean {
  return clockTime.test(text);
}

/**
 * Parses a typed time (`9:05`, `09.05`, `9u05`, `0905`, `9`); `undefined` when it is no time of
 * day.
 */
export function parseTime(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:\s*[:.uh]\s*(\d{2})?|(\d{2}))?$/i.exec(text.trim());
  if (!parts) return undefined;
  const [, hours = '', minutes, compact] = parts;
  const time = `${hours.padStart(2, '0')}:${minutes ?? compact ?? '00'}`;
  return isTime(time) ? time : undefined;
}

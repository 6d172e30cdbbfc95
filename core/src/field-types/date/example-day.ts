/** The context for the example of a date. */
interface DatedQuestion {
  readonly label: string;
  readonly autocomplete_type?: string;
}

/** The year in the example of a birth date, clearly in the past. */
const birthYear = 1985;

/**
 * A day for the hint of a question, as `YYYY-MM-DD`: one that the question takes, at the end of a
 * year so that nobody mixes up day and month. `others` are days to fall back on, such as the limits.
 */
export function exampleDay(
  { label, autocomplete_type }: DatedQuestion,
  today: string,
  takes: (day: string) => boolean,
  others: readonly (string | undefined)[],
): string {
  const isBirth = autocomplete_type === 'bday' || /geboort|birth|geburt/i.test(label);
  const year = Number(today.slice(0, 4));
  const years = isBirth ? [birthYear, year - 1] : [year, year - 1, year + 1];
  const days = [...years.map((each) => `${each}-12-31`), ...others];
  return days.find((day) => day && takes(day)) ?? `${year}-12-31`;
}

/** How often a scheduled export is made. */
export const exportFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type ExportFrequency = (typeof exportFrequencies)[number];

/** When a scheduled export is made, in the time zone of the Netherlands. */
export interface ExportTiming {
  readonly frequency: ExportFrequency;
  /** Monday 1 to Sunday 7 (ISO 8601); only of a weekly export. */
  readonly weekday: number;
  /** 1 to 31, in a shorter month its last day; only of a monthly export. */
  readonly month_day: number;
  /** The full hour, 0 to 23. */
  readonly hour: number;
}

/** The current time, injected so that rules about today can be tested. */
export interface Clock {
  /** Milliseconds since the epoch (UTC). */
  now(): number;
  /** The local calendar day as `YYYY-MM-DD`, in the time zone of the form (Europe/Amsterdam). */
  today(): string;
}

import { SamlError } from './saml-error.ts';

/** How far the clocks of both parties may differ. */
export const clockSkewMs = 60_000;

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

/** A time of a message (SAML core, 1.3.3: always UTC), in milliseconds since the epoch. */
export function readInstant(text: string): number {
  const at = instantPattern.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new SamlError('malformed', 'a time');
  return at;
}

/** A time as messages write it. */
export const formatInstant = (at: number): string => new Date(at).toISOString();

interface Period {
  readonly from: number | undefined;
  /** Exclusive. */
  readonly until: number | undefined;
}

/** Throws when a period has not begun or is over, allowing for a difference of the clocks. */
export function assertCurrent({ from, until }: Period, now: number): void {
  if (from !== undefined && now + clockSkewMs < from) throw new SamlError('expired', 'not yet');
  if (until !== undefined && now - clockSkewMs >= until) throw new SamlError('expired');
}

/** How old a message may be that says when it was made and not how long it is valid. */
const maxAgeMs = 5 * 60_000;

/** Throws for a message that was made long ago or in the future. */
export function assertRecent(issuedAt: string, now: number): void {
  const from = readInstant(issuedAt);
  assertCurrent({ from, until: from + maxAgeMs }, now);
}

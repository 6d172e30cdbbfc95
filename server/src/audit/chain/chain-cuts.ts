import {
  logbookRetentionDays,
  type LogbookRetention,
} from '@form-builder/core/logbook/logbook-event.ts';
import { cutBefore, type LogTerms } from '../../settings/log-terms.ts';
import type { ChainCuts } from './chain-head.ts';

/** Which entries go: those of a class of before a moment. */
export interface Cut {
  readonly retention: LogbookRetention;
  readonly before: Date;
}

const classes = [
  'security',
  'handling',
  'administration',
] as const satisfies readonly LogbookRetention[];

/** What goes now by the terms of a tenant. */
export const cutsByTerms = (terms: LogTerms, now: number): readonly Cut[] =>
  classes.map((retention) => ({ retention, before: cutBefore(terms[retention], now) }));

/** What the releases before tenants chose terms have cut. */
export const usualCuts = (now: number): ChainCuts => momentsOf(logbookRetentionDays, now);

/** What may be gone after a cut by the terms: a cut never moves back. Without earlier cuts the usual ones count. */
export function addCuts(earlier: ChainCuts | undefined, terms: LogTerms, now: number): ChainCuts {
  const usual = usualCuts(now);
  const byTerms = momentsOf(terms, now);
  const latest = (retention: LogbookRetention) =>
    Math.max(earlier?.[retention] ?? usual[retention] ?? 0, byTerms[retention] ?? 0);
  return {
    security: latest('security'),
    handling: latest('handling'),
    administration: latest('administration'),
  };
}

const momentsOf = (days: Readonly<Record<LogbookRetention, number>>, now: number): ChainCuts => ({
  security: cutBefore(days.security, now).getTime(),
  handling: cutBefore(days.handling, now).getTime(),
  administration: cutBefore(days.administration, now).getTime(),
});

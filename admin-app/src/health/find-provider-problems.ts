import {
  expiryWarningDays,
  type Provider,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import { msg, plural } from '@lingui/core/macro';
import { addressOf } from '../access/screens.ts';
import { formatDay } from '../formats/format-day.ts';
import type { HealthProblem } from './health-problem.ts';

const warningMs = expiryWarningDays * 86_400_000;

interface Expiry {
  readonly name: string;
  readonly at: string;
}

/** The providers that are down, and those that stop or stopped because something of them expires, soonest first. */
export function findProviderProblems(
  providers: readonly Provider[],
  nowMs: number,
): readonly HealthProblem[] {
  const expiries = providers
    .flatMap(({ name, expiries: own = [] }) => own.map(({ at }): Expiry => ({ name, at })))
    .filter(({ at }) => Date.parse(at) - nowMs <= warningMs)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  return [
    ...downProblem(providers.filter(({ is_down: isDown }) => isDown)),
    ...expiredProblem(expiries.filter(({ at }) => Date.parse(at) <= nowMs)),
    ...expiringProblem(expiries.filter(({ at }) => Date.parse(at) > nowMs)),
  ];
}

const solution = { to: addressOf('settingsProviders'), action: msg`Naar aanbieders` } as const;
const namesOf = (expiries: readonly Expiry[]) =>
  expiries.map(({ name, at }) => `${name} (${formatDay(at.slice(0, 10))})`);

function downProblem(down: readonly Provider[]): readonly HealthProblem[] {
  if (down.length === 0) return [];
  const text = msg`${plural(down.length, { one: '# aanbieder heeft een storing.', other: '# aanbieders hebben een storing.' })}`;
  const names = [...new Set(down.map(({ name }) => name))];
  return [{ id: 'down', level: 'error', text, names, ...solution }];
}

function expiredProblem(expired: readonly Expiry[]): readonly HealthProblem[] {
  if (expired.length === 0) return [];
  const text = msg`${plural(expired.length, { one: '# certificaat is verlopen.', other: '# certificaten zijn verlopen.' })}`;
  return [{ id: 'expired', level: 'error', text, names: namesOf(expired), ...solution }];
}

function expiringProblem(expiring: readonly Expiry[]): readonly HealthProblem[] {
  if (expiring.length === 0) return [];
  const text = msg`${plural(expiring.length, { one: '# certificaat verloopt binnenkort.', other: '# certificaten verlopen binnenkort.' })}`;
  return [{ id: 'expiring', level: 'warning', text, names: namesOf(expiring), ...solution }];
}

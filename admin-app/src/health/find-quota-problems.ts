import type { Quota } from '@form-builder/core/contract/staff/settings/quotas.ts';
import { msg, plural } from '@lingui/core/macro';
import { addressOf } from '../access/screens.ts';
import type { HealthProblem } from './health-problem.ts';

const solution = {
  to: addressOf('settingsQuotas'),
  action: msg`Naar gebruik en limieten`,
} as const;

/** The limits of the operator that are reached, and those of which 80 % is used. */
export function findQuotaProblems(quotas: readonly Quota[]): readonly HealthProblem[] {
  const namesOf = (wanted: Quota['level']) =>
    quotas.filter(({ level }) => level === wanted).map(({ name }) => name);
  return [...reachedProblem(namesOf('reached')), ...nearProblem(namesOf('near'))];
}

function reachedProblem(names: readonly string[]): readonly HealthProblem[] {
  if (names.length === 0) return [];
  const text = msg`${plural(names.length, { one: '# limiet is bereikt.', other: '# limieten zijn bereikt.' })}`;
  return [{ id: 'quota-reached', level: 'error', text, names, ...solution }];
}

function nearProblem(names: readonly string[]): readonly HealthProblem[] {
  if (names.length === 0) return [];
  const text = msg`${plural(names.length, { one: '# limiet is voor meer dan 80 % gebruikt.', other: '# limieten zijn voor meer dan 80 % gebruikt.' })}`;
  return [{ id: 'quota-near', level: 'warning', text, names, ...solution }];
}

import type { ExportSchedule } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { msg, plural } from '@lingui/core/macro';
import { addressOf } from '../access/screens.ts';
import type { HealthProblem } from './health-problem.ts';

/** The user's own exports that failed, by their number. */
export function findExportProblems(failed: number): readonly HealthProblem[] {
  if (failed === 0) return [];
  const text = msg`${plural(failed, { one: '# export van jou is mislukt.', other: '# exports van jou zijn mislukt.' })}`;
  const to = `${addressOf('exports')}?filter[status]=failed`;
  return [
    { id: 'exports', level: 'error', text, names: [], to, action: msg`Naar mislukte exports` },
  ];
}

/** The scheduled exports that are made no more, or of which the last one failed or did not arrive. */
export function findScheduleProblems(
  schedules: readonly ExportSchedule[],
): readonly HealthProblem[] {
  const broken = schedules.filter(isBroken);
  if (broken.length === 0) return [];
  const text = msg`${plural(broken.length, { one: '# geplande export is niet gemaakt of niet aangekomen.', other: '# geplande exports zijn niet gemaakt of niet aangekomen.' })}`;
  const names = [...new Set(broken.map(({ form_title: title }) => title))];
  const to = addressOf('exports');
  return [{ id: 'schedules', level: 'error', text, names, to, action: msg`Naar geplande exports` }];
}

function isBroken({ stopped, last_run: run }: ExportSchedule): boolean {
  return stopped !== null || run?.status === 'failed' || run?.drop?.state === 'failed';
}

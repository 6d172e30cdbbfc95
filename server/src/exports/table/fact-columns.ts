import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { ExportRow } from './export-row.ts';
import type { Cell } from './cell.ts';
import type { CellStyle } from './cell-of.ts';

/** How the columns about the submission itself are formatted. */
export interface FactStyle extends CellStyle {
  readonly environmentNames: Readonly<Partial<Record<EnvironmentId, string>>>;
  readonly versionNumbers: ReadonlyMap<string, number>;
}

type Fact = (row: ExportRow, style: FactStyle) => Cell;

/** The columns about a submission that come before its answers, by key. */
export const factColumns = {
  number: ({ title }) => title,
  submission_id: ({ id }) => id,
  state: ({ state }, { values, context }) =>
    values === 'ids' ? state : context.translate(`export.state.${state}`),
  is_test: ({ is_test: isTest }, { values, context }) =>
    values === 'ids' ? isTest : context.translate(isTest ? 'summary.yes' : 'summary.no'),
  is_restricted: ({ is_restricted: isRestricted }, { values, context }) =>
    values === 'ids'
      ? isRestricted
      : context.translate(isRestricted ? 'summary.yes' : 'summary.no'),
  environment: ({ environment }, { values, environmentNames }) =>
    values === 'ids' ? environment : (environmentNames[environment] ?? environment),
  version: ({ version_id: id }, { versionNumbers }) => versionNumbers.get(id) ?? null,
  created_at: ({ created_at: moment }) => ({ moment }),
  completed_at: ({ completed_at: moment }) => (moment === null ? null : { moment }),
} as const satisfies Record<string, Fact>;

export type FactKey = keyof typeof factColumns;

/** The keys of an object are its members; Object.keys widens them. */
export const factKeys = Object.keys(factColumns) as FactKey[];

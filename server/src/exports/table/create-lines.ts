import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { fullLocale } from '@form-builder/core/messages/choose-locale.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Cell } from './cell.ts';
import { createCells } from './create-cells.ts';
import type { ExportRow } from './export-row.ts';
import type { ExportVersion } from './export-version.ts';
import { factColumns, factKeys, type FactKey, type FactStyle } from './fact-columns.ts';
import { findRows } from './find-rows.ts';
import { planTables, type Column, type RowsTable, type TablePlan } from './plan-tables.ts';
import { createAnswersReader, type ReadAnswers } from './read-answers.ts';

/** The heading of a table: a row of labels for people, and a row of keys for programs. */
export interface TableHeading {
  readonly labels: readonly string[];
  readonly keys: readonly string[];
}

type Line = readonly Cell[];

/** What decides which lines and columns the tables have. */
export interface TableInput {
  readonly choices: ExportChoices;
  readonly versions: readonly ExportVersion[];
  readonly environmentNames: Readonly<Partial<Record<EnvironmentId, string>>>;
}

/** Turns submissions into lines of tables. */
export interface Lines {
  readonly plan: TablePlan;
  readonly style: FactStyle;
  readonly heading: TableHeading;
  /** The headings of the tables of rows, in the order of the plan. */
  readonly rowHeadings: readonly TableHeading[];
  readonly read: (row: ExportRow) => ReadAnswers;
  /** One line; or one for every row of the chosen repeating field, and one when it has no rows. */
  readonly linesOf: (row: ExportRow, read: ReadAnswers) => readonly Line[];
  /** The lines of the rows table at this index of the plan. */
  readonly rowLinesOf: (row: ExportRow, read: ReadAnswers, at: number) => readonly Line[];
}

/** See `createCells` for `countsRows`. */
export function createLines(
  { choices, versions, environmentNames }: TableInput,
  options: { readonly countsRows: boolean },
): Lines {
  const { language, values } = choices;
  const reader = createAnswersReader(versions, { language, isUnmasked: choices.is_unmasked });
  const plan = planTables(reader.versions, choices.fields && new Set(choices.fields));
  const style: FactStyle = {
    values,
    context: { locale: fullLocale[language], translate: translatorOf(language) },
    environmentNames,
    versionNumbers: new Map(versions.map(({ id, number }) => [id, number])),
  };
  const cells = createCells(plan, style, options);
  const chosen = plan.rows.find(({ fieldId }) => fieldId === choices.row_field);
  const columns = plan.columns.filter(({ fieldId }) => fieldId !== chosen?.fieldId);
  return {
    plan,
    style,
    read: reader.read,
    heading: headingOf(factKeys, columns, style, chosen),
    rowHeadings: plan.rows.map((table) => headingOf(rowFacts, [], style, table)),
    linesOf: (row, read) => {
      const facts = factKeys.map((key) => factColumns[key](row, style));
      const line = [...facts, ...cells(columns, { answers: read.answers, prefix: '' }, read)];
      if (chosen === undefined) return [line];
      const rows = findRows(read.answers, chosen, plan.rows);
      if (rows.length === 0) return [[...line, null, ...chosen.columns.map(() => null)]];
      return rows.map((one) => [...line, one.number, ...cells(chosen.columns, one, read)]);
    },
    rowLinesOf: (row, read, at) => {
      const table = plan.rows[at];
      if (table === undefined) return [];
      const facts = rowFacts.map((key) => factColumns[key](row, style));
      const rows = findRows(read.answers, table, plan.rows);
      return rows.map((one) => [...facts, one.number, ...cells(table.columns, one, read)]);
    },
  };
}

/** The headings of the submission's columns, followed by those of the repeating field. */
function headingOf(
  facts: readonly FactKey[],
  columns: readonly Column[],
  { context: { translate } }: FactStyle,
  table: RowsTable | undefined,
): TableHeading {
  const inRows = table?.columns ?? [];
  return {
    labels: [
      ...facts.map((key) => translate(`export.column.${key}`)),
      ...columns.map(({ label }) => label),
      ...(table ? [translate('export.column.row')] : []),
      ...inRows.map(({ label }) => label),
    ],
    keys: [
      ...facts,
      ...columns.map(({ key }) => key),
      ...(table ? ['row'] : []),
      ...inRows.map(({ key }) => key),
    ],
  };
}

const rowFacts: readonly FactKey[] = ['number', 'submission_id'];

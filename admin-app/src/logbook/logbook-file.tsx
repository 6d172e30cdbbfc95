import { CsvButton } from '../data-table/csv-button.tsx';
import type { TableState } from '../data-table/table-state.ts';
import {
  logbookFilePath,
  type LogbookFilter,
  type LogbookScope,
  type LogbookSort,
} from './logbook-queries.ts';

interface FileProps {
  readonly scope: LogbookScope;
  readonly state: TableState<LogbookSort, LogbookFilter>;
}

/** Saves the entries of the view. */
export function LogbookFile({ scope, state }: FileProps) {
  return <CsvButton path={logbookFilePath(scope, state)} name="logboek.csv" />;
}

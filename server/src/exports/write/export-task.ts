import type { ExportRow } from '../table/export-row.ts';
import type { TableInput } from '../table/create-lines.ts';

/** The input of the file. */
export interface ExportTaskInput extends TableInput {
  /** Batches of rows. */
  readonly rows: ReadableStream<readonly ExportRow[]>;
  /** A folder that only this task uses. */
  readonly folder: string;
}

export interface WrittenExport {
  /** The path of the file in the folder. */
  readonly path: string;
  readonly sizeBytes: number;
}

declare module '../../platform/workers/worker-tasks.ts' {
  interface WorkerTasks {
    'write-export': WorkerTask<ExportTaskInput, WrittenExport>;
  }
}

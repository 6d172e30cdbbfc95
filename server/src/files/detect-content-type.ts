import { fileTypeFromStream } from 'file-type';

/** The content of a file as a stream; it is transferred to the worker. */
export interface FileContent {
  readonly content: ReadableStream<Uint8Array>;
}

declare module '../platform/workers/worker-tasks.ts' {
  interface WorkerTasks {
    'detect-content-type': WorkerTask<FileContent, string | null>;
  }
}

/** The type of a file by its first bytes; `null` for text and for unknown types. Runs in a worker. */
export async function detectContentType({ content }: FileContent): Promise<string | null> {
  return (await fileTypeFromStream(content))?.mime ?? null;
}

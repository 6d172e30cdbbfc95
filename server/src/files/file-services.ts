import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { WorkerPool } from '../platform/workers/worker-pool.ts';
import type { VirusScanner } from '../providers/virus-scanner/virus-scanner.ts';

/** The dependencies of everything that handles files. */
export interface FileServices {
  readonly storage: FileStorage;
  readonly workers: WorkerPool;
  /** `null`: files are not scanned, because no scanner is configured. */
  readonly scan: VirusScanner | null;
  /** The maximum size of a file of any field, and of all files of one submission. */
  readonly maxFileBytes: number;
  readonly maxTotalBytes: number;
}

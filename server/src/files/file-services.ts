import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { FileRow } from './files-queries.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { WorkerPool } from '../platform/workers/worker-pool.ts';
import type { VirusScanner } from '../providers/virus-scanner/virus-scanner.ts';

interface ExamineRequest extends Runtime {
  readonly tenant: Pick<Tenant, 'id'>;
  readonly transaction: TenantTransaction;
}

/** Where a file is used: a version that is filled in, or a submission that goes on; neither for files of staff. */
export interface FileSource {
  readonly versionId?: string;
  readonly submissionId?: string;
}

/** A file that must not be used. */
export interface UnsafeFile {
  readonly row: FileRow;
  /** Of its readable content. */
  readonly key: string;
  readonly finding: 'infected' | 'unscannable';
  readonly contentType: string | null;
  /** The name on the device of who sent it. */
  readonly name: string;
  readonly source: FileSource;
}

/** Seals a file away from every download, and notes what was found. */
export type SetAside = (request: ExamineRequest, file: UnsafeFile) => Promise<void>;

/** The dependencies of everything that handles files. */
export interface FileServices {
  readonly storage: FileStorage;
  readonly workers: WorkerPool;
  /** `null`: files are not scanned, because no scanner is configured. */
  readonly scan: VirusScanner | null;
  /** Whether a submission is completed while the scanner does not answer, with files that wait for it. */
  readonly acceptsUnscanned: boolean;
  readonly setAside: SetAside;
  /** Wakes the deliveries that waited for a scan. */
  readonly jobs: Pick<JobSender, 'send'>;
  /** Seals and opens the names of files that wait for the scanner. */
  readonly sealName: (tenantId: string, row: Pick<FileRow, 'id'>, name: string) => Buffer;
  readonly openName: (tenantId: string, row: Pick<FileRow, 'id' | 'sealed_name'>) => string;
  /** The maximum size of a file of any field, and of all files of one submission. */
  readonly maxFileBytes: number;
  readonly maxTotalBytes: number;
}

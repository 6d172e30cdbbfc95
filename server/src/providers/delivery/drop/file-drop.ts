import type { Readable } from 'node:stream';

/** A place where files are put for other systems: a bucket, or a folder of a server. */
export interface FileDrop {
  /** The address of a file or folder, as staff read it. */
  readonly addressOf: (path: readonly string[]) => string;
  /** Connects; throws a ProviderError. */
  readonly open: () => Promise<DropSession>;
}

/** A connection to a place for files. */
export interface DropSession {
  /** Puts a file, which appears when it is complete; a file with this name is replaced. Throws a ProviderError. */
  readonly put: (path: readonly string[], file: DroppedFile) => Promise<void>;
  /** Puts an empty file and removes it again, to find out whether that is allowed. */
  readonly tryOut: () => Promise<void>;
  readonly close: () => void;
}

export interface DroppedFile {
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly read: () => Promise<Readable>;
}

/** The name of the file with which a place is tried out; nothing but the test uses it. */
export const tryOutName = 'formulieren-test.part';

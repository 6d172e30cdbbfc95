import type { Readable } from 'node:stream';

/** Leave to send one file, of this type and size, before a moment. */
export interface UploadGrant {
  readonly key: string;
  readonly contentType: string;
  /** Exactly so many. */
  readonly sizeBytes: number;
  readonly lifetimeSeconds: number;
}

/** A form that a browser posts straight to storage, with the file as its last part. */
export interface UploadForm {
  readonly action: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** What storage knows of a file. */
export interface StoredFile {
  readonly sizeBytes: number;
}

/** Where uploaded files are kept: an S3-compatible service, or the embedded store on disk. */
export interface FileStorage {
  /** The name of the place in references. */
  readonly disk: string;
  /** The origin that browsers send files to; `null` when it is the server's own. */
  readonly uploadOrigin: string | null;
  /** `ownOrigin` is where people reach this server. */
  createForm(grant: UploadGrant, ownOrigin: string): Promise<UploadForm>;
  find(key: string): Promise<StoredFile | undefined>;
  /** The content from its beginning; rejects when there is no such file. */
  read(key: string): Promise<Readable>;
  /** Gives a file another key, so that the form it came with cannot change it any more. */
  move(from: string, to: string): Promise<void>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}

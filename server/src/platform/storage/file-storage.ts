import type { Readable } from 'node:stream';

/** Permission to upload one file of this type and size until a given time. */
export interface UploadGrant {
  readonly key: string;
  readonly contentType: string;
  /** The exact size. */
  readonly sizeBytes: number;
  readonly lifetimeSeconds: number;
}

/** A form that a browser posts directly to storage, with the file as its last part. */
export interface UploadForm {
  readonly action: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** The properties of a stored file. */
export interface StoredFile {
  readonly sizeBytes: number;
}

/** The storage of uploaded files: an S3-compatible service, or the embedded store on disk. */
export interface FileStorage {
  /** The name of this storage in references. */
  readonly disk: string;
  /** The origin that browsers upload to; `null` when it is the server's own. */
  readonly uploadOrigin: string | null;
  /** A local folder where the server writes large files before it stores them. */
  readonly workFolder: string;
  /** `ownOrigin` is the public origin of this server. */
  createForm(grant: UploadGrant, ownOrigin: string): Promise<UploadForm>;
  find(key: string): Promise<StoredFile | undefined>;
  /** The content from its beginning; rejects when the file does not exist. */
  read(key: string): Promise<Readable>;
  /** Stores a local file under the key and replaces an existing one; may move the file. */
  store(path: string, key: string): Promise<void>;
  /** Moves a file to another key, so that its upload form cannot change it any more. */
  move(from: string, to: string): Promise<void>;
  /** Does nothing when the file does not exist. */
  remove(key: string): Promise<void>;
  /** Removes every file whose key begins with the prefix, which ends with a slash; returns how many there were. */
  removeAll(prefix: string): Promise<number>;
}

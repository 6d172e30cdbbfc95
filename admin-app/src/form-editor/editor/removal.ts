import type { EditedVersion } from '../document/edited-version.ts';
import type { Used } from '../uses/find-uses.ts';

/** What is removed, as it is in the document now. */
export interface RemovedNow extends Used {
  readonly name: string;
}

/** A removal that the designer confirms, because other parts of the version use what it removes. */
export interface Removal {
  /** The ids of what is removed, as a React key. */
  readonly key: string;
  /** Finds what is removed in a document, which others may change meanwhile; `undefined` when it is gone. */
  readonly find: (document: EditedVersion) => RemovedNow | undefined;
  readonly run: () => void;
}

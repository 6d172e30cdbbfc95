/** A file on the simulated server. */
interface SimulatedFile {
  content: Buffer;
  /** How often a file got this name. */
  versions: number;
}

/** The files of the simulated server, and how it fails. */
export interface SimulatedFolder {
  /** By path. */
  readonly files: Map<string, SimulatedFile>;
  readonly folders: Set<string>;
  readonly faults: SftpFaults;
}

interface SftpFaults {
  isReadOnly: boolean;
  /** Requests are received and never answered. */
  isSilent: boolean;
  /** The connection breaks when this many bytes were written; `null`: never. */
  cutAfterBytes: number | null;
  /** The connection breaks when a file was renamed, before the answer. */
  cutsAfterRename: boolean;
}

export const createSimulatedFolder = (): SimulatedFolder => ({
  files: new Map(),
  folders: new Set(['/upload']),
  faults: { isReadOnly: false, isSilent: false, cutAfterBytes: null, cutsAfterRename: false },
});

/** The folder that a path is in. */
export const folderOfPath = (path: string): string => path.slice(0, path.lastIndexOf('/'));

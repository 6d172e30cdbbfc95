import type { Readable } from 'node:stream';

/** The result of scanning a file. */
export type ScanResult = 'clean' | 'infected';

/** Looks for viruses in a file's content; throws a ProviderError when it cannot tell. */
export type VirusScanner = (content: Readable) => Promise<ScanResult>;

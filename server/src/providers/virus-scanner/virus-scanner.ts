import type { Readable } from 'node:stream';

/** The result of scanning a file. */
export type ScanResult = 'clean' | 'infected';

/** Scans a file's content for viruses; throws a ProviderError when the scan fails. */
export type VirusScanner = (content: Readable) => Promise<ScanResult>;

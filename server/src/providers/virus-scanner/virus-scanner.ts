import type { Readable } from 'node:stream';

/** What a scanner says of a file. */
export type ScanResult = 'clean' | 'infected';

/** Looks for viruses in a file's content; throws a ProviderError when it cannot tell. */
export type VirusScanner = (content: Readable) => Promise<ScanResult>;

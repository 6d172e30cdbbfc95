import type { Config } from '../platform/config/config.ts';
import type { Runtime } from '../platform/runtime.ts';
import { openStorage, type OpenStorage } from '../platform/storage/open-storage.ts';
import { createClamdScanner } from '../providers/virus-scanner/clamd.ts';
import type { VirusScanner } from '../providers/virus-scanner/virus-scanner.ts';

/** File storage and virus scanner, as configured. */
export interface OpenFileServices {
  readonly storage: OpenStorage;
  /** `null`: files are not scanned. */
  readonly scan: VirusScanner | null;
}

/** Opens storage and scanner; throws a `StartError` when storage cannot be used. */
export async function openFileServices(
  config: Pick<Config, 'dataFolder' | 'storage'>,
  runtime: Runtime,
): Promise<OpenFileServices> {
  const { scannerUrl } = config.storage;
  const storage = await openStorage(config, runtime);
  return { storage, scan: scannerUrl && createClamdScanner(scannerUrl) };
}

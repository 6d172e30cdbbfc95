import type { Config } from '../platform/config/config.ts';
import type { Surroundings } from '../platform/http/endpoints/handlers.ts';
import { openStorage, type OpenStorage } from '../platform/storage/open-storage.ts';
import { createClamdScanner } from '../providers/virus-scanner/clamd.ts';
import type { VirusScanner } from '../providers/virus-scanner/virus-scanner.ts';

/** Where files are kept and who looks at them, as the settings say. */
export interface OpenFiles {
  readonly storage: OpenStorage;
  /** `null`: files are not scanned. */
  readonly scan: VirusScanner | null;
}

/** Opens storage and scanner; throws a `StartError` when storage cannot be used. */
export async function openFiles(
  config: Pick<Config, 'dataFolder' | 'storage'>,
  surroundings: Surroundings,
): Promise<OpenFiles> {
  const { scannerUrl } = config.storage;
  const storage = await openStorage(config, surroundings);
  return { storage, scan: scannerUrl && createClamdScanner(scannerUrl) };
}

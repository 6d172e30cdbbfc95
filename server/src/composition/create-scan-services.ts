import type { FileServices } from '../files/file-services.ts';
import type { OpenFileServices } from '../files/open-file-services.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { openName, sealName } from '../quarantine/quarantine-secrets.ts';
import { createSetAside } from '../quarantine/set-aside.ts';

/** What scanning a file needs: storage, the scanner, and where unsafe files go. */
export function createScanServices({
  storage: { storage },
  scan,
  cipher,
  jobs,
}: OpenFileServices & { readonly cipher: SecretCipher } & Pick<FileServices, 'jobs'>): Pick<
  FileServices,
  'storage' | 'scan' | 'jobs' | 'setAside' | 'sealName' | 'openName'
> {
  return {
    storage,
    scan,
    jobs,
    setAside: createSetAside({ storage, cipher, jobs }),
    sealName: (tenantId, { id }, name) => sealName(cipher, { tenantId, id }, name),
    openName: (tenantId, { id, sealed_name: sealed }) =>
      sealed === null ? '' : openName(cipher, { tenantId, id }, sealed),
  };
}

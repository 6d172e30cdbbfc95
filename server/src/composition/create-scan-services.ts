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
}: OpenFileServices & { readonly cipher: SecretCipher }): Pick<
  FileServices,
  'storage' | 'scan' | 'setAside' | 'sealName' | 'openName'
> {
  return {
    storage,
    scan,
    setAside: createSetAside({ storage, cipher }),
    sealName: (tenantId, { id }, name) => sealName(cipher, { tenantId, id }, name),
    openName: (tenantId, { id, sealed_name: sealed }) =>
      sealed === null ? '' : openName(cipher, { tenantId, id }, sealed),
  };
}

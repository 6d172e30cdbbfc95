import { attachmentNameOf } from '@form-builder/core/attachments/attachment-url.ts';
import type { SettingId } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { selectSettings } from './settings-queries.ts';

/** The images of an organisation on the pages for its staff; `null`: none. */
export interface Branding {
  readonly logoUrl: string | null;
  readonly backgroundUrl: string | null;
  readonly iconUrl: string | null;
}

/**
 * The images for the pages before sign-in. Only uploaded ones: an image on another site would reveal to that site who is
 * about to sign in.
 */
export async function findBranding(transaction: TenantTransaction): Promise<Branding> {
  const settings = await transaction(selectSettings);
  const uploadedImage = (id: SettingId): string | null => {
    const url = settings.get(id);
    return typeof url === 'string' && attachmentNameOf(url) !== undefined ? url : null;
  };
  return {
    logoUrl: uploadedImage('login_logo'),
    backgroundUrl: uploadedImage('login_background'),
    iconUrl: uploadedImage('app_favicon'),
  };
}

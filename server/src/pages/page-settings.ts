import type { Pool } from 'pg';
import * as v from 'valibot';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import {
  knownSettings,
  type SettingId,
} from '@form-builder/core/contract/staff/settings/known-settings.ts';
import { selectSettings } from '../settings/settings-queries.ts';
import { namedSender, type Sender } from './sender.ts';

/** The tenant's settings for the visitors' pages. */
export interface PageSettings {
  readonly sender: Sender;
  /** The logo to show while a form loads. */
  readonly splashLogo: string;
}

export type FindPageSettings = (tenant: Tenant) => Promise<PageSettings>;

type AddressSettingId = {
  [Id in SettingId]: (typeof knownSettings)[Id] extends (typeof knownSettings)['splash_logo']
    ? Id
    : never;
}[SettingId];

/** Shown while a form loads, unless the tenant has a logo for loading. */
const productLogo = '/favicon.svg';

/** Reads the settings of a tenant; a stored value that is no longer valid counts as absent. */
export function createPageSettingsFinder(pool: Pool): FindPageSettings {
  return async (tenant) => {
    const settings = await withTenant(pool, tenant.id)(selectSettings);
    const addressOf = (id: AddressSettingId) => {
      const address = v.safeParse(knownSettings[id].schema, settings.get(id));
      return address.success ? address.output : null;
    };
    const sender: Sender = {
      ...namedSender(tenant),
      logoUrl: addressOf('navigation_logo'),
      siteUrl: addressOf('site_url'),
      accessibilityUrl: addressOf('accessibility_url'),
      privacyUrl: addressOf('privacy_url'),
      contactUrl: addressOf('contact_url'),
    };
    return { sender, splashLogo: addressOf('splash_logo') ?? productLogo };
  };
}

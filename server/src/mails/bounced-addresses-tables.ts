export interface BouncedAddressesTable {
  readonly tenant_id: string;
  readonly fingerprint: Buffer;
  bounced_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    bounced_addresses: BouncedAddressesTable;
  }
}

interface LookUpKeysTable {
  readonly tenant_id: string;
  readonly secret: Buffer;
  readonly created_at: Date;
}

export interface LookUpsTables {
  look_up_keys: LookUpKeysTable;
}

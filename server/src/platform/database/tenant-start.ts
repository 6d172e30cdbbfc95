/** A row that the start of a tenant transaction reads. */
export type StartRow = Readonly<Record<string, unknown>>;

/** Runs a statement in the transaction that starts. */
export type RunStart = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** What every transaction of a tenant reads when it starts, in the same round trip. */
export interface TenantStart {
  /** A query without parameters that sees only rows of the tenant. */
  readonly query: string;
  /** Takes the rows; false when the tenant lacks something that `complete` stores. */
  accept(tenantId: string, rows: readonly StartRow[]): boolean;
  /** Stores what is missing; it is committed before the transaction starts again. */
  complete(tenantId: string, run: RunStart): Promise<void>;
}

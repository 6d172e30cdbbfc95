import * as v from 'valibot';

/**
 * A dump consists of lines of JSON: a header, every table's description followed by its rows, the sequences,
 * and an end marker that proves that the dump is complete. A row is the list of its column values in
 * PostgreSQL's text format, which is exact for every type: numbers, microseconds, bytes, arrays.
 */
export const dumpFormat = 'form-builder-dump-1';

export const headerSchema = v.object({
  format: v.literal(dumpFormat),
  /** Name and checksum of every applied migration. */
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  /** The id of the only tenant in the dump; absent in a dump of everything. */
  tenant: v.exactOptional(v.pipe(v.string(), v.uuid())),
});
export type DumpHeader = v.InferOutput<typeof headerSchema>;

export const tableSchema = v.object({
  table: v.string(),
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  /** Whether its rows belong to tenants and row-level security applies. */
  is_isolated: v.boolean(),
  primary_key: v.array(v.string()),
});
export type DumpTable = v.InferOutput<typeof tableSchema>;

export const rowSchema = v.array(v.nullable(v.string()));
export type DumpRow = v.InferOutput<typeof rowSchema>;

export const sequenceSchema = v.object({
  sequence: v.string(),
  last_value: v.string(),
  is_called: v.boolean(),
});
export type DumpSequence = v.InferOutput<typeof sequenceSchema>;

export const endSchema = v.object({ rows: v.number() });

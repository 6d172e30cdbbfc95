import * as v from 'valibot';

/**
 * A dump is lines of JSON: a header, then for every table its description followed by its rows, each
 * a list of the columns' values as PostgreSQL writes them as text, then the sequences, then an end
 * that proves the dump is whole. Text keeps every type exact: numbers, microseconds, bytes, arrays.
 */
export const dumpFormat = 'form-builder-dump-1';

export const headerSchema = v.object({
  format: v.literal(dumpFormat),
  /** Name and checksum of every migration the database has. */
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
});
export type DumpHeader = v.InferOutput<typeof headerSchema>;

export const tableSchema = v.object({
  table: v.string(),
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  /** Whether its rows belong to tenants and are guarded by row-level security. */
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

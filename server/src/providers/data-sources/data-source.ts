import type { DataOutput } from '@form-builder/core/contract/staff/settings/data-source.ts';
import type { VariableValue } from '@form-builder/core/form/variables/variable.ts';
import type { ProviderErrorCode } from '../provider-error.ts';

/** The values that a source is asked with, by the names in braces. */
export type DataInputs = Readonly<Record<string, string>>;

/** The value of each output; `null` for one that the response does not have. */
export type DataValues = Readonly<Record<DataOutput['name'], VariableValue>>;

/** One request to a source, for administrators. */
export interface TriedDataSource {
  readonly error: ProviderErrorCode | null;
  /** The HTTP status; `null` when there was no response. */
  readonly status: number | null;
  /** The beginning of the response. */
  readonly response: string;
  readonly values: DataValues;
}

/** A source of data outside the product, which gives values for inputs. */
export interface DataSource {
  /** Returns what the source knows, also from its cache; throws a ProviderError. */
  readonly ask: (inputs: DataInputs) => Promise<DataValues>;
  /** Always calls the source. */
  readonly try: (inputs: DataInputs) => Promise<TriedDataSource>;
  /** Calls what can be called without inputs: the server that gives access tokens, if it has one. */
  readonly check: () => Promise<void>;
}

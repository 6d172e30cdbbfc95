import type { Json } from '../json.ts';

/** A changed setting: its key, and its values in both versions. */
export interface SettingValues {
  readonly name: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

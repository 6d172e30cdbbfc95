import * as v from 'valibot';
import { versionSettings } from './version-settings.ts';

type Definition = (typeof versionSettings)[number];
type ServerOnly = Extract<Definition, { readonly isServerOnly: true }>;

type EntriesOf<S extends Definition> = {
  readonly [Key in S['key']]: v.OptionalSchema<
    Extract<S, { readonly key: Key }>['schema'],
    undefined
  >;
};

/** The schema of a version's settings by key; leaves out unknown settings. */
export const versionSettingsSchema = v.object(entriesOf<Definition>(versionSettings));
export type VersionSettings = v.InferOutput<typeof versionSettingsSchema>;

/** The settings that visitors receive. */
export const publicVersionSettingsSchema = v.object(
  entriesOf<Exclude<Definition, ServerOnly>>(versionSettings.filter(isPublic)),
);
export type PublicVersionSettings = v.InferOutput<typeof publicVersionSettingsSchema>;

function isPublic(setting: Definition): setting is Exclude<Definition, ServerOnly> {
  return !('isServerOnly' in setting);
}

function entriesOf<S extends Definition>(settings: readonly S[]): EntriesOf<S> {
  const entries = settings.map(({ key, schema }) => [
    key,
    v.optional<Definition['schema']>(schema),
  ]);
  // Each key has its own schema, which the type of a list of pairs does not express.
  return Object.fromEntries(entries) as EntriesOf<S>;
}

import * as v from 'valibot';
import { dropFolder } from '../drop/drop-folder.ts';

/** The settings of a bucket; the secret access key is stored separately. */
export const s3SettingsSchema = v.pipe(
  v.object({
    endpoint: v.pipe(v.string(), v.url()),
    region: v.optional(v.string(), ''),
    /** The names that S3 accepts; a dot or slash cannot lead to another host or path. */
    bucket: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), v.excludes('..')),
    access_key_id: v.pipe(v.string(), v.minLength(1)),
    folder: v.optional(v.string(), ''),
    path_style: v.optional(v.string(), ''),
  }),
  v.transform((settings) => ({
    endpoint: new URL(settings.endpoint),
    // Services other than Amazon's accept this region.
    region: settings.region === '' ? 'us-east-1' : settings.region,
    bucket: settings.bucket,
    accessKeyId: settings.access_key_id,
    folder: dropFolder(settings.folder),
    isPathStyle: settings.path_style === 'true',
  })),
);

export type S3Settings = v.InferOutput<typeof s3SettingsSchema>;

import * as v from 'valibot';
import { idSchema } from '../shared-schemas.ts';

/** The question that a file is for and its properties in the browser, before the upload. */
export const uploadRequestSchema = v.object({
  form_version_id: idSchema,
  form_property_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  config: v.object({
    /** The MIME type; the upload must have the same. */
    filetype: v.pipe(
      v.string(),
      v.maxLength(255),
      v.regex(/^[\w.+-]+\/[\w.+-]+$/),
      v.transform((type) => type.toLowerCase()),
    ),
    filename: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    /** The exact size of the upload in bytes. */
    size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
});

/**
 * A signed form: the browser posts it with the file as the last part, and reads the key from the XML response.
 */
export const uploadFormSchema = v.object({
  formdata: v.object({
    attributes: v.object({
      action: v.string(),
      method: v.literal('POST'),
      enctype: v.literal('multipart/form-data'),
    }),
    inputs: v.record(v.string(), v.string()),
  }),
  disk: v.string(),
});

/** A visitor's own upload, by the reference that only its uploader has. */
export const ownUploadSchema = v.object({ key: v.pipe(v.string(), v.maxLength(1024)) });

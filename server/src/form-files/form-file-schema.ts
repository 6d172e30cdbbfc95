import type { Answer } from '@form-builder/core/contract/endpoint.ts';
import {
  formFileSchema,
  formFilesContract,
} from '@form-builder/core/contract/staff/forms/form-files.ts';
import { toJsonSchema } from '@valibot/to-json-schema';

/** The path of the JSON Schema of the files, on every server of this product. */
export const formFileSchemaPath = formFilesContract.getFormFileSchema.path;

type FormFileJsonSchema = Answer<typeof formFilesContract.getFormFileSchema>;

/** The JSON Schema of the files of forms; checks that it cannot express (such as unique ids) are left out. */
export function describeFormFile(): FormFileJsonSchema {
  return {
    ...toJsonSchema(formFileSchema, {
      typeMode: 'input',
      errorMode: 'ignore',
      target: 'draft-2020-12',
    }),
    $id: formFileSchemaPath,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Form',
  };
}

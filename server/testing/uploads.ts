import type { ProcedureBody, ProcedureData } from '@form-builder/core/contract/rpc.ts';
import { uploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import type { TestServer } from './test-server.ts';

/** A question for files, besides the ones that every seeded form has. */
export const fileQuestion: Field = {
  id: 'proof',
  short_id: 'prof',
  type: 'files',
  label: 'Bewijs',
  custom_properties: {
    allowed_mime_types: ['application/pdf', 'image/png', 'text/plain'],
    max_file_size: 1,
    max_file_size_unit: 'MB',
    max_number_of_files: 3,
  },
};

/** A small text as the first bytes of a PDF. */
export const pdf = (text = 'inhoud') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);

/** A file that a visitor chooses. */
export interface PickedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export const pickedPdf = (text?: string): PickedFile => ({
  name: 'bewijs.pdf',
  type: 'application/pdf',
  content: pdf(text),
});

type CreateForm = 'stateless-uploads:form:create';

/** All requests of a visitor's page for one file of one form version. */
export function uploader(
  server: Pick<TestServer, 'client' | 'fetch'>,
  tenant: Tenant,
  versionId: string,
) {
  const createForm = async (
    file: PickedFile,
    more: Partial<ProcedureBody<CreateForm>['config']> = {},
  ): Promise<ProcedureData<CreateForm>> => {
    const body: ProcedureBody<CreateForm> = {
      form_version_id: versionId,
      form_property_id: fileQuestion.id,
      config: { filename: file.name, filetype: file.type, size: file.content.length, ...more },
    };
    const answer = await server.client(tenant).callPublicProcedure({
      body: { signature: 'stateless-uploads:form:create', body },
    });
    // The server checks each response against the procedure's schema.
    return answer.data as ProcedureData<CreateForm>;
  };
  const post = (
    { attributes, inputs }: ProcedureData<CreateForm>['formdata'],
    content: Buffer,
    { host = tenant, ...init }: RequestInit & { host?: Tenant } = {},
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(inputs)) body.append(name, value);
    body.append('file', new Blob([content]), 'file.pdf');
    return server.fetch(host)(attributes.action, { method: 'POST', body, ...init });
  };
  const send = async (file: PickedFile): Promise<UploadedFile> => {
    const { formdata, disk } = await createForm(file);
    const text = await (await post(formdata, file.content)).text();
    const key = /<Key>(.*)<\/Key>/.exec(text)?.[1] ?? '';
    return {
      name: file.name,
      mime_type: file.type,
      size: file.content.length,
      key: uploadReference({ disk, key }),
      media_id: null,
      link: null,
    };
  };
  return { createForm, post, send };
}

import { uploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import type { FormServices } from '../../requests/form-services.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import { hasNamedContent } from '../has-named-content.ts';
import { postForm } from './post-form.ts';
import { SendError } from './send-error.ts';
import { safeFileName } from '../safe-file-name.ts';

/** A file to upload. */
export interface SendOrder {
  readonly services: FormServices;
  readonly fieldId: string;
  readonly file: File;
  readonly type: string;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** Uploads one file directly to storage and returns its reference; throws a SendError. */
export async function sendFile(order: SendOrder): Promise<string> {
  if (!(await hasNamedContent(order.file))) throw new SendError({ code: 'wrong_content' });
  const { formdata, disk } = await askForm(order);
  const body = new FormData();
  for (const [name, value] of Object.entries(formdata.inputs)) body.append(name, value);
  // The file must be the last part, because storage ignores any part after it.
  body.append('file', order.file, safeFileName(order.file.name));
  const { baseUrl } = order.services.address;
  const action = new URL(formdata.attributes.action, new URL(baseUrl, location.href));
  const xml = await postForm(action.href, body, order);
  const key = new DOMParser().parseFromString(xml, 'text/xml').querySelector('Key')?.textContent;
  if (!key) throw new SendError({ code: 'no_key' });
  return uploadReference({ disk, key });
}

async function askForm({ services, fieldId, file, type, signal }: SendOrder) {
  const request = {
    form_version_id: services.versionId,
    form_property_id: fieldId,
    config: { filetype: type, filename: safeFileName(file.name), size: file.size },
  };
  const form = await services
    .call('stateless-uploads:form:create', request, signal)
    .catch((cause: unknown) => {
      throw toSendError(cause);
    });
  // The response has no form, so it comes from a proxy, not from our server.
  const { formdata } = form as Partial<typeof form>;
  if (!formdata?.attributes.action) throw new SendError({ code: 'no_form' });
  return form;
}

function toSendError(cause: unknown): unknown {
  if (!(cause instanceof RequestFailure)) return cause;
  const { problem, isOffline, status = 0 } = cause;
  if (isOffline || status === 429 || status >= 500)
    return new SendError({ code: 'offline' }, { cause });
  const said = Object.values(problem?.errors ?? {})[0]?.[0] ?? problem?.title;
  if (said === undefined) return new SendError({ code: 'failed' }, { cause });
  return new SendError({ code: 'refusal', message: said }, { cause });
}

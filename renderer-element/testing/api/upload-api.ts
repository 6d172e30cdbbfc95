import type { VisitorAnswer, VisitorRequest } from './visitor-request.ts';

/** The failure of the storage: none, every second upload interrupted, or all rejected. */
export type StorageFailure = 'none' | 'flaky' | 'slow' | 'keyless' | 'formless' | 'broken';

/** The upload API: signed forms, and storage that accepts them. */
export class UploadApi {
  failureMode: StorageFailure = 'none';
  /** The names of the uploaded files. */
  readonly arrived: string[] = [];
  #asked = 0;

  /** The form for one file. */
  createForm(): VisitorAnswer {
    if (this.failureMode === 'formless') return { status: 200, body: { data: {} } };
    const inputs = { key: `tenant/incoming/${crypto.randomUUID()}`, policy: 'signed' };
    const attributes = {
      action: 'storage/uploads',
      method: 'POST',
      enctype: 'multipart/form-data',
    };
    return { status: 200, body: { data: { formdata: { attributes, inputs }, disk: 'uploads' } } };
  }

  /** One posted file. */
  receive({ body }: VisitorRequest): VisitorAnswer {
    this.#asked += 1;
    if (this.failureMode === 'flaky' && this.#asked % 2 === 1) return 'gone';
    if (this.failureMode === 'broken')
      return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
    const key = /name="key"\r\n\r\n([^\r]*)/.exec(body)?.[1] ?? '';
    const [, name = ''] = /name="file"; filename="([^"]*)"/.exec(body) ?? [];
    this.arrived.push(name);
    const told = this.failureMode === 'keyless' ? '' : `<Key>${key}</Key>`;
    return { status: 201, body: `<PostResponse><Bucket>uploads</Bucket>${told}</PostResponse>` };
  }
}

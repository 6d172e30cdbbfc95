/** Where storage keeps an uploaded file: `stateless-upload://{disk}/{key}`. */
export interface UploadPlace {
  readonly disk: string;
  readonly key: string;
}

const pattern = /^stateless-upload:\/\/([a-z0-9-]{1,64})\/([\w./-]{1,900})$/;

/** The reference to an upload, as the answer's `key` holds it. */
export function uploadReference({ disk, key }: UploadPlace): string {
  return `stateless-upload://${disk}/${key}`;
}

/** The storage location of a reference; `undefined` for another text. */
export function parseUploadReference(reference: string): UploadPlace | undefined {
  const [, disk, key] = pattern.exec(reference) ?? [];
  return disk !== undefined && key !== undefined ? { disk, key } : undefined;
}

import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { t } from '@lingui/core/macro';
import { api } from '../../../api/client.ts';
import type { PostOptions } from '../../../attachments/post-file.ts';
import { UnfitFile } from '../../../attachments/unfit-file.ts';
import { uploadFile } from '../../../attachments/upload-file.ts';

/** Uploads a font for a theme, once this browser has shown that it can read it. */
export async function uploadFont(file: File, options: PostOptions): Promise<Attachment> {
  await assertReadable(file);
  const { signal } = options;
  return uploadFile(file, options, {
    createUpload: (body) => api.createThemeFontUpload({ body }, { signal }),
    add: (body) => api.createThemeFont({ body }, { signal }),
  });
}

async function assertReadable(file: File): Promise<void> {
  const face = new FontFace('form-builder', await file.arrayBuffer());
  await face.load().catch((cause: unknown) => {
    throw new UnfitFile(
      t`Dit bestand is geen lettertype dat browsers kunnen lezen. Kies een WOFF2-bestand.`,
      { cause },
    );
  });
}

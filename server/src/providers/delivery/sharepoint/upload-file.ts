import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { driveItemSchema, type DriveItem, type Upload, type UploadContext } from './drive-item.ts';
import { statusOf } from './graph-client.ts';
import { uploadInSession } from './upload-session.ts';

/** Files from this size are uploaded in a session. */
const sessionFromBytes = 4_000_000;

/** Uploads a file once: an attempt that finds that an earlier one began looks for the file first. */
export async function uploadFile(context: UploadContext, upload: Upload): Promise<DriveItem> {
  const { steps } = context;
  const text = await steps.once(`document ${String(upload.number)}`, async () =>
    JSON.stringify(await findOrUpload(context, upload)),
  );
  return v.parse(driveItemSchema, JSON.parse(text));
}

async function findOrUpload(context: UploadContext, upload: Upload): Promise<DriveItem> {
  const { graph, steps } = context;
  const find = () => graph.find(upload.place, driveItemSchema);
  const begun = `begin ${String(upload.number)}`;
  const existing = steps.has(begun) ? await find() : undefined;
  if (existing && isComplete(existing, upload)) return existing;
  await steps.once(begun, () => Promise.resolve('begun'));
  try {
    return await send(context, upload, existing === undefined ? 'fail' : 'replace');
  } catch (cause) {
    if (statusOf(cause) !== 409) throw cause;
    // A request that timed out may have created the file after we looked for it.
    const found = await find();
    if (found === undefined || !isComplete(found, upload)) throw cause;
    return found;
  }
}

/** A session that is not complete may show as an empty file; the size of a PDF may differ between attempts. */
const isComplete = ({ size }: DriveItem, { file }: Upload): boolean =>
  size > 0 || file.sizeBytes === 0;

type Conflict = 'fail' | 'replace';

async function send(
  context: UploadContext,
  upload: Upload,
  conflict: Conflict,
): Promise<DriveItem> {
  const { file, place } = upload;
  const behaviour = '@microsoft.graph.conflictBehavior';
  if (file.sizeBytes < sessionFromBytes) {
    const path = `${place}:/content?${behaviour}=${conflict}`;
    const body = await buffer(await file.read());
    return context.graph.send({ method: 'PUT', path, body }, driveItemSchema);
  }
  const item = { [behaviour]: conflict };
  return uploadInSession(context, {
    ...upload,
    create: async () => {
      const path = `${place}:/createUploadSession`;
      return (await context.graph.send({ method: 'POST', path, body: { item } }, sessionSchema))
        .uploadUrl;
    },
  });
}

const sessionSchema = v.object({ uploadUrl: v.pipe(v.string(), v.url()) });

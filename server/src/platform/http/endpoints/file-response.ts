import { Readable } from 'node:stream';
import type { AppContext } from '../app-environment.ts';

interface FileParts {
  readonly content: Readable;
  /** `null` when the type is unknown. */
  readonly contentType: string | null;
  /** The name for saving; characters that a header or a file system cannot contain are removed. */
  readonly fileName: string;
  readonly sizeBytes?: number;
  /** True for images that a page shows; anything else is a download. */
  readonly isShown?: boolean;
  /** Whether the browser of the caller may keep it for a year, because other content has another address. */
  readonly isKept?: boolean;
}

/** A response with a file: never a page of this origin, and a download unless `isShown`. */
export class FileResponse {
  readonly parts: FileParts;

  constructor(parts: FileParts) {
    this.parts = parts;
  }
}

/** Prevents any content from running, also without type sniffing and as a page of its own. */
const policy = "sandbox; default-src 'none'";

/** Streams the file. */
export function sendFileResponse(c: AppContext, { parts }: FileResponse): Response {
  const { content, contentType, fileName, sizeBytes, isShown = false, isKept = false } = parts;
  c.header('Content-Type', contentType ?? 'application/octet-stream');
  c.header('Content-Disposition', dispositionOf(fileName, isShown ? 'inline' : 'attachment'));
  c.header('Content-Security-Policy', policy);
  c.header('X-Content-Type-Options', 'nosniff');
  if (isKept) c.header('Cache-Control', 'private, max-age=31536000, immutable');
  if (sizeBytes !== undefined) c.header('Content-Length', String(sizeBytes));
  if (c.req.method === 'HEAD') {
    content.destroy();
    return c.body(null);
  }
  // Node's type of a web stream and the library's are the same at run time.
  return c.body(Readable.toWeb(content) as ReadableStream);
}

/** The disposition with the name for every client (RFC 6266): an ASCII form and an encoded form. */
function dispositionOf(name: string, disposition: 'attachment' | 'inline'): string {
  const clean = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '_');
  const plain = clean.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(clean).replace(/['()*]/g, encodeCharacter);
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

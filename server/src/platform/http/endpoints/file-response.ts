import { Readable } from 'node:stream';
import type { AppContext } from '../app-environment.ts';

interface FileParts {
  readonly content: Readable;
  /** `null` when the type is unknown. */
  readonly contentType: string | null;
  /** The name for saving; characters that a header or a file system cannot contain are removed. */
  readonly fileName: string;
  readonly sizeBytes?: number;
}

/** A response with a file as a download: never shown as a page of this origin. */
export class FileResponse {
  readonly parts: FileParts;

  constructor(parts: FileParts) {
    this.parts = parts;
  }
}

/** Prevents any content from running: a download, without type sniffing, in a sandbox. */
const policy = "sandbox; default-src 'none'";

/** Streams the file. */
export function sendFileResponse(c: AppContext, { parts }: FileResponse): Response {
  const { content, contentType, fileName, sizeBytes } = parts;
  c.header('Content-Type', contentType ?? 'application/octet-stream');
  c.header('Content-Disposition', dispositionOf(fileName));
  c.header('Content-Security-Policy', policy);
  c.header('X-Content-Type-Options', 'nosniff');
  if (sizeBytes !== undefined) c.header('Content-Length', String(sizeBytes));
  // Node's type of a web stream and the library's are the same at run time.
  return c.body(Readable.toWeb(content) as ReadableStream);
}

/** `attachment` with the name for every client (RFC 6266): an ASCII form and an encoded form. */
function dispositionOf(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '_');
  const plain = clean.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(clean).replace(/['()*]/g, encodeCharacter);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

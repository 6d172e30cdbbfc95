import { Readable } from 'node:stream';
import type { AppContext } from '../app-environment.ts';

interface FileParts {
  readonly content: Readable;
  /** `null` when it is not known. */
  readonly contentType: string | null;
  /** As it is saved; cleaned here of what a header or a file system cannot hold. */
  readonly fileName: string;
  readonly sizeBytes?: number;
}

/** An answer that is a file, to be saved: never shown as a page of this origin. */
export class FileResponse {
  readonly parts: FileParts;

  constructor(parts: FileParts) {
    this.parts = parts;
  }
}

/** Whatever is in the file, it runs nothing: saved, its type not guessed, and without any rights. */
const policy = "sandbox; default-src 'none'";

/** Sends the file as it is read. */
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

/** `attachment` with the name for every client (RFC 6266): plain letters, and all of it encoded. */
function dispositionOf(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '_');
  const plain = clean.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(clean).replace(/['()*]/g, encodeCharacter);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

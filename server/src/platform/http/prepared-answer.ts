import { createHash } from 'node:crypto';

/**
 * An answer that was checked against its contract and written out once, to be given many times. Its
 * tag follows from the text alone, so every process gives the same one.
 */
export class PreparedAnswer {
  readonly text: string;
  readonly tag: string;

  constructor(text: string) {
    this.text = text;
    this.tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  }
}

/** Whether the client has this very text already, by its `If-None-Match`. */
export function isHeldBy(ifNoneMatch: string | undefined, tag: string): boolean {
  // A proxy that compresses weakens the tag; the content is the same.
  const held = (ifNoneMatch ?? '').split(',', 50).map((text) => text.trim().replace(/^W\//, ''));
  return held.includes(tag) || held.includes('*');
}

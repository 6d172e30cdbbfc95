import { createPublicKey } from '../../platform/secrets/public-key.ts';
import type { TextRow } from './text-row.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** As in the URL of an attachment, the reference to it. */
const attachmentKey = /(?<=\/attachments\/)[\w-]{43}(?=\/)/g;

/** The ids and keys of a copy for those of its source. */
export interface NewIds {
  /** The row with the new ids, also where its texts and its JSON refer to another row. */
  replaceIn(row: TextRow): TextRow;
  /** The new public key of an attachment. */
  keyOf(publicKey: string): string;
}

/**
 * New ids for the given ones, so that no id of the copy is one of its source: what a log, a link or a browser keeps by
 * id belongs to one tenant.
 */
export function createNewIds(ids: readonly string[], createId: () => string): NewIds {
  const newIds = new Map(ids.map((id) => [id, createId()]));
  const newKeys = new Map<string, string>();
  const keyOf = (publicKey: string): string => {
    const known = newKeys.get(publicKey) ?? createPublicKey();
    newKeys.set(publicKey, known);
    return known;
  };
  const replace = (text: string): string =>
    text.replace(uuid, (id) => newIds.get(id) ?? id).replace(attachmentKey, keyOf);
  return {
    keyOf,
    replaceIn: (row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          value === null ? null : replace(value),
        ]),
      ),
  };
}

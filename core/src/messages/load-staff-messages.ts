import type { Messages } from '@lingui/core';
import { staffMessages } from './generated/staff/load.ts';
import { staffDetailsMessages } from './generated/staffDetails/load.ts';
import { staffManagementMessages } from './generated/staffManagement/load.ts';
import { loadChunk } from './load-chunk.ts';
import { loadMessages } from './load-messages.ts';
import type { MessageLoaders } from './message-loaders.ts';

/**
 * The messages for staff by what needs them: `names` of field types, `details` such as descriptions of rules,
 * settings and findings, and `management` for screens about providers, the logbook and retention.
 */
const chunks = {
  names: staffMessages,
  details: staffDetailsMessages,
  management: staffManagementMessages,
} as const satisfies Readonly<Record<string, MessageLoaders>>;
export type StaffMessagePart = keyof typeof chunks;

/** Fetches parts of the messages for staff in a locale's language, together with the visitor's messages. */
export async function loadStaffMessages(
  locale: string,
  parts: readonly StaffMessagePart[],
): Promise<Messages> {
  const loaded = await Promise.all([
    loadMessages(locale),
    ...parts.map((part) => loadChunk(chunks[part], locale)),
  ]);
  return Object.assign({}, ...loaded) as Messages;
}

import type { Messages } from '@lingui/core';
import { calendarMessages } from './generated/calendar/load.ts';
import { draftsMessages } from './generated/drafts/load.ts';
import { fieldsMessages } from './generated/fields/load.ts';
import { furtherMessages } from './generated/further/load.ts';
import { mapMessages } from './generated/map/load.ts';
import { redactionMessages } from './generated/redaction/load.ts';
import { servicesMessages } from './generated/services/load.ts';
import { commonMessages } from './generated/load.ts';
import { loadChunk } from './load-chunk.ts';

/** Every chunk of the visitor's messages. */
const chunks = [
  commonMessages,
  furtherMessages,
  fieldsMessages,
  servicesMessages,
  draftsMessages,
  calendarMessages,
  mapMessages,
  redactionMessages,
];

/** Fetches all the visitor's messages of a locale's language, as previews need them. */
export async function loadMessages(locale: string): Promise<Messages> {
  const loaded = await Promise.all(chunks.map((chunk) => loadChunk(chunk, locale)));
  return Object.assign({}, ...loaded) as Messages;
}

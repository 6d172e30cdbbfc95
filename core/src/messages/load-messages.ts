import type { Messages } from '@lingui/core';
import { breaksMessages } from './generated/breaks/load.ts';
import { calendarMessages } from './generated/calendar/load.ts';
import { coSignaturesMessages } from './generated/coSignatures/load.ts';
import { commonMessages } from './generated/load.ts';
import { copiesMessages } from './generated/copies/load.ts';
import { draftsMessages } from './generated/drafts/load.ts';
import { fieldsMessages } from './generated/fields/load.ts';
import { fillsMessages } from './generated/fills/load.ts';
import { furtherMessages } from './generated/further/load.ts';
import { loginsMessages } from './generated/logins/load.ts';
import { mapMessages } from './generated/map/load.ts';
import { paymentsMessages } from './generated/payments/load.ts';
import { recommendationsMessages } from './generated/recommendations/load.ts';
import { redactionMessages } from './generated/redaction/load.ts';
import { servicesMessages } from './generated/services/load.ts';
import { statementsMessages } from './generated/statements/load.ts';
import { uploadsMessages } from './generated/uploads/load.ts';
import { validationMessages } from './generated/validation/load.ts';
import { loadChunk } from './load-chunk.ts';

/** Every chunk of the visitor's messages. */
const chunks = [
  commonMessages,
  furtherMessages,
  fieldsMessages,
  validationMessages,
  servicesMessages,
  draftsMessages,
  calendarMessages,
  mapMessages,
  redactionMessages,
  breaksMessages,
  loginsMessages,
  paymentsMessages,
  uploadsMessages,
  copiesMessages,
  statementsMessages,
  recommendationsMessages,
  coSignaturesMessages,
  fillsMessages,
];

/** Fetches all the visitor's messages of a locale's language, as previews need them. */
export async function loadMessages(locale: string): Promise<Messages> {
  const loaded = await Promise.all(chunks.map((chunk) => loadChunk(chunk, locale)));
  return Object.assign({}, ...loaded) as Messages;
}

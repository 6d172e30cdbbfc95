import { xml, type Xml } from '../../../platform/xml/xml.ts';
import type { StufParty, StufSettings } from './stuf-settings.ts';
import { stufMoment } from '../../../platform/stuf/stuf-time.ts';

/** Who sends a message to whom, when, and by which reference they know it. */
export interface StufHeader extends Pick<StufSettings, 'sender' | 'receiver'> {
  /** At most 40 characters. */
  readonly reference: string;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

interface MessageKind {
  readonly code: 'Di02' | 'Lk01';
  /** The entity that a notification is about. */
  readonly entity?: 'ZAK' | 'EDC';
  /** What a free message asks for. */
  readonly task?: string;
}

/** The content of `stuurgegevens`. */
export function writeHeader(
  { sender, receiver, reference, now }: StufHeader,
  { code, entity, task }: MessageKind,
): Xml {
  return xml`<ZKN:stuurgegevens><StUF:berichtcode>${code}</StUF:berichtcode><StUF:zender>${writeParty(sender)}</StUF:zender><StUF:ontvanger>${writeParty(receiver)}</StUF:ontvanger><StUF:referentienummer>${reference}</StUF:referentienummer><StUF:tijdstipBericht>${stufMoment(now)}</StUF:tijdstipBericht>${
    entity === undefined ? null : xml`<StUF:entiteittype>${entity}</StUF:entiteittype>`
  }${task === undefined ? null : xml`<StUF:functie>${task}</StUF:functie>`}</ZKN:stuurgegevens>`;
}

export const writeParty = ({ organisation, application, administration, user }: StufParty): Xml =>
  xml`<StUF:organisatie>${organisation}</StUF:organisatie><StUF:applicatie>${application}</StUF:applicatie>${
    administration === '' ? null : xml`<StUF:administratie>${administration}</StUF:administratie>`
  }${user === '' ? null : xml`<StUF:gebruiker>${user}</StUF:gebruiker>`}`;

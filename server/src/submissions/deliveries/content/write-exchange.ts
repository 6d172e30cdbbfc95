import type { DeliveryMessage } from '../../../providers/delivery/delivery-driver.ts';
import type { SentCall } from '../../../providers/calls/called-operation.ts';
import { maskAnswerText } from './mask-answer-text.ts';

/** The response to an attempt. */
export interface DescribedAnswer {
  readonly status: number | null;
  readonly text: string;
}

interface Exchange {
  /** The calls that the attempt made; those of earlier attempts are with these. */
  readonly calls: readonly SentCall[];
  /** What the integration sends of the submission, with sensitive answers masked; an attempt may have needed less. */
  readonly preview: readonly DeliveryMessage[];
  readonly answer: DescribedAnswer;
  /** The values that the answer may repeat. */
  readonly sensitive: unknown;
}

const maxAnswer = 8_000;
const maxPreview = 12_000;
const maxCalls = 100;

/** What an attempt sent and what was answered, as JSON for staff to read; what is too long ends early. */
export function writeExchange({ calls, preview, answer, sensitive }: Exchange): string {
  const text = maskAnswerText(answer.text, sensitive).slice(0, maxAnswer);
  const previewText = JSON.stringify(preview);
  const shown = previewText.length > maxPreview ? previewText.slice(0, maxPreview) : preview;
  const sent = calls
    .slice(0, maxCalls)
    .map(({ method, host, path, status }) => ({ method, url: `${host}${path}`, status }));
  return JSON.stringify({ sent, answer: { ...answer, text }, preview: shown }, null, 2);
}

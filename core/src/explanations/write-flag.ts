import type { Wording } from '../logic/field-names.ts';
import type { StaffMessageId } from '../messages/message-ids.ts';
import { nameOf } from './name-of.ts';
import type { FlagCause, FlagTrace, ValueTrace } from './trace.ts';
import { writeFacts, type Facts } from './write-facts.ts';
import { writeFormula } from './write-value.ts';

/** How many fields a sentence follows one after the other. */
const longestChain = 3;

/** `Hidden, because 'Visitors' (120) is not greater than 250`, and why that is so. */
export function writeFlag(trace: FlagTrace, wording: Wording): string {
  const { translate } = wording.context;
  const { text, because } = writeReason(trace, wording);
  const verdict = translate(verdictOf(trace));
  const sentence = translate('why.because', { verdict, reason: text });
  return [sentence, ...writeChain(because, wording)].join('; ');
}

const verdicts = {
  visible: ['why.verdict.visible', 'why.verdict.hidden'],
  required: ['why.verdict.required', 'why.verdict.optional'],
  enabled: ['why.verdict.enabled', 'why.verdict.disabled'],
} as const satisfies Record<FlagTrace['aspect'], readonly [StaffMessageId, StaffMessageId]>;

const verdictOf = ({ aspect, outcome }: FlagTrace) => verdicts[aspect][outcome ? 0 : 1];

/** Why, as a clause that follows `because`. */
export function writeReason({ aspect, cause }: FlagTrace, wording: Wording): Facts {
  const { translate } = wording.context;
  if (cause.by === 'rule') return writeFacts([cause.rule], wording);
  if (cause.by === 'setting' && cause.unmet.length > 0) return writeFacts(cause.unmet, wording);
  if (cause.by === 'parent') {
    const id = aspect === 'visible' ? 'why.reason.hidden' : 'why.reason.disabled';
    return {
      text: translate(id, { field: nameOf(cause.parent.field, wording) }),
      because: [cause.parent],
    };
  }
  if (cause.by === 'hidden') {
    return { text: translate('why.reason.self_hidden'), because: [cause.visible] };
  }
  return { text: translate(plainReasons[cause.by]), because: [] };
}

const plainReasons = {
  setting: 'why.reason.set',
  rows: 'why.reason.rows_hidden',
  limit: 'why.reason.elsewhere',
} as const satisfies Partial<Record<FlagCause['by'], StaffMessageId>>;

/** The sentences that follow, one for each field on the way to the answers; bounded. */
export function writeChain(
  first: readonly (FlagTrace | ValueTrace)[],
  wording: Wording,
): readonly string[] {
  const sentences = new Set<string>();
  const open = [...first];
  for (let trace = open.shift(); trace; trace = open.shift()) {
    if (sentences.size === longestChain) break;
    const link =
      trace.kind === 'value' ? writeValueLink(trace, wording) : writeFlagLink(trace, wording);
    if (link.text === '' || sentences.has(link.text)) continue;
    sentences.add(link.text);
    open.push(...link.because);
  }
  return [...sentences];
}

/** A chain tells what is missing; that something is as it should be needs no words. */
function writeFlagLink(trace: FlagTrace, wording: Wording): Facts {
  if (trace.outcome) return { text: '', because: [] };
  const { text: reason, because } = writeReason(trace, wording);
  const id = trace.aspect === 'visible' ? 'why.chain.hidden' : 'why.chain.disabled';
  const field = nameOf(trace.field, wording);
  return { text: wording.context.translate(id, { field, reason }), because };
}

function writeValueLink({ field, cause }: ValueTrace, wording: Wording): Facts {
  if (cause.by !== 'formula') return { text: '', because: [] };
  const formula = writeFormula(cause, wording);
  const text = wording.context.translate('why.chain.value', {
    field: nameOf(field, wording),
    formula,
  });
  return { text, because: [] };
}

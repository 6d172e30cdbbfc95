import type { Wording } from '../descriptions/field-names.ts';
import type { StaffMessageId } from '../messages/message-ids.ts';
import { nameOf } from './field-name.ts';
import type { FlagCause, FlagTrace, ValueTrace } from './trace.ts';
import { describeFacts, type Facts } from './describe-facts.ts';
import { describeTracedFormula } from './describe-value.ts';

/** The maximum number of fields in a chain of explanations. */
const longestChain = 3;

/**
 * Describes a flag: `Hidden, because 'Visitors' (120) is not greater than 250`, and the reasons for
 * that.
 */
export function describeFlag(trace: FlagTrace, wording: Wording): string {
  const { translate } = wording.context;
  const { text, because } = describeReason(trace, wording);
  const outcome = translate(outcomeId(trace, wording));
  const sentence = translate('explanation.because', { outcome, reason: text });
  return [sentence, ...describeChain(because, wording)].join('; ');
}

const outcomeIds = {
  visible: ['explanation.outcome.visible', 'explanation.outcome.hidden'],
  required: ['explanation.outcome.required', 'explanation.outcome.optional'],
  enabled: ['explanation.outcome.enabled', 'explanation.outcome.disabled'],
} as const satisfies Record<FlagTrace['aspect'], readonly [StaffMessageId, StaffMessageId]>;

function outcomeId({ aspect, outcome, field }: FlagTrace, { names }: Wording): StaffMessageId {
  const isRecommended = names.byId.get(field.fieldId)?.is_recommended === true;
  if (aspect === 'required' && !outcome && isRecommended) return 'explanation.outcome.recommended';
  return outcomeIds[aspect][outcome ? 0 : 1];
}

/** The reason, as a clause after `because`. */
export function describeReason({ aspect, cause, field }: FlagTrace, wording: Wording): Facts {
  const { translate } = wording.context;
  const isPage = wording.names.pagesById.has(field.fieldId);
  if (cause.by === 'rule') return describeFacts([cause.rule], wording);
  if (cause.by === 'filled') {
    const { text: reason, because } = describeFacts([cause.rule], wording);
    return { text: translate('explanation.reason.filled', { reason }), because };
  }
  if (cause.by === 'setting' && cause.unmet.length > 0) return describeFacts(cause.unmet, wording);
  if (cause.by === 'parent') {
    const id = aspect === 'visible' ? 'explanation.reason.hidden' : 'explanation.reason.disabled';
    return {
      text: translate(id, { field: nameOf(cause.parent.field, wording) }),
      because: [cause.parent],
    };
  }
  if (cause.by === 'hidden') {
    return { text: translate('explanation.reason.self_hidden'), because: [cause.visible] };
  }
  if (isPage && cause.by === 'setting') {
    return { text: translate('explanation.reason.page_set'), because: [] };
  }
  return { text: translate(plainReasons[cause.by]), because: [] };
}

const plainReasons = {
  setting: 'explanation.reason.set',
  rows: 'explanation.reason.rows_hidden',
  limit: 'explanation.reason.elsewhere',
} as const satisfies Partial<Record<FlagCause['by'], StaffMessageId>>;

/** The next sentences, one for each field on the path to the answers; bounded. */
export function describeChain(
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

/** A chain only explains unmet conditions; met ones need no explanation. */
function writeFlagLink(trace: FlagTrace, wording: Wording): Facts {
  if (trace.outcome) return { text: '', because: [] };
  const { text: reason, because } = describeReason(trace, wording);
  const id = trace.aspect === 'visible' ? 'explanation.chain.hidden' : 'explanation.chain.disabled';
  const field = nameOf(trace.field, wording);
  return { text: wording.context.translate(id, { field, reason }), because };
}

function writeValueLink({ field, cause }: ValueTrace, wording: Wording): Facts {
  if (cause.by === 'rule') {
    const { text: reason, because } = describeFacts([cause.rule], wording);
    const params = { field: nameOf(field, wording), reason };
    return { text: wording.context.translate('explanation.chain.filled', params), because };
  }
  if (cause.by !== 'formula') return { text: '', because: [] };
  const formula = describeTracedFormula(cause, wording);
  const text = wording.context.translate('explanation.chain.value', {
    field: nameOf(field, wording),
    formula,
  });
  return { text, because: [] };
}

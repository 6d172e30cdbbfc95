import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { createFieldNames, type Wording } from '../descriptions/field-names.ts';
import { variableFields } from '../form/variables/variable-field.ts';
import { findSensitive } from '../sensitive-answers/find-sensitive.ts';
import { SessionCell } from '../session/cells/session-cell.ts';
import type { Session } from '../session/session.ts';
import type { ErrorTrace, FlagTrace, RuleTrace, Trace } from './trace.ts';
import { describeFacts } from './describe-facts.ts';
import { describeChain, describeFlag, describeReason } from './describe-flag.ts';
import { describeValue } from './describe-value.ts';

/**
 * The context of sentences about a session: its fields, and messages for staff in the user's
 * language.
 */
export function createWording(
  session: Session,
  types: PartialFieldTypeRegistry,
  context: FormatContext,
): Wording {
  const pages = session.pages.map(({ page }) => page);
  const variables = session.variables.flatMap((cell) =>
    cell instanceof SessionCell ? (cell.program.variable ?? []) : [],
  );
  const sensitive = findSensitive({ pages, variables }, types);
  const sensitiveIds = new Set([...sensitive.fields.keys(), ...sensitive.variables]);
  const names = createFieldNames(pages, variableFields(variables));
  return { context, types, names, sensitiveIds };
}

/** Describes a trace in one sentence of bounded length. */
export function describeTrace(trace: Trace, wording: Wording): string {
  if (trace.kind === 'flag') return describeFlag(trace, wording);
  if (trace.kind === 'error') return writeError(trace, wording);
  if (!trace.hidden || trace.value.kind === 'empty') return describeValue(trace, wording);
  const { translate } = wording.context;
  const { text, because } = describeReason(trace.hidden, wording);
  const hidden = [
    translate('explanation.value.hidden', { reason: translate('explanation.reason.self_hidden') }),
    translate('explanation.chain.self_hidden', { reason: text }),
  ];
  return [...hidden, ...describeChain(because, wording)].join('; ');
}

/** Describes why a rule matches, or does not match, as a clause after `because`. */
export function describeRuleReason(trace: RuleTrace, wording: Wording): string {
  const { text, because } = describeFacts([trace], wording);
  return [text, ...describeChain(because, wording)].join('; ');
}

function writeError({ cause }: ErrorTrace, wording: Wording): string {
  const { translate } = wording.context;
  if (cause.by === 'rules') {
    // The explanation continues after each error, which is a separate sentence.
    const broken = cause.broken.map(({ code, params, message }) =>
      (message ?? translate(code, params)).replace(/\.$/, ''),
    );
    const needed = cause.broken.flatMap(({ required }) => required ?? []);
    const sentence = translate('explanation.broken', { message: broken.join('; ') });
    return [sentence, ...writeOwn('explanation.chain.required', needed, wording)].join('; ');
  }
  const outcome = translate('explanation.outcome.no_error');
  if (cause.by === 'valid') {
    return translate('explanation.because', {
      outcome,
      reason: translate('explanation.reason.rules_met'),
    });
  }
  const isHidden = cause.by === 'hidden';
  const reason = translate(
    isHidden ? 'explanation.reason.self_hidden' : 'explanation.reason.self_disabled',
  );
  const sentence = translate('explanation.because', { outcome, reason });
  const own = isHidden
    ? writeOwn('explanation.chain.self_hidden', [cause.visible], wording)
    : writeOwn('explanation.chain.self_disabled', [cause.enabled], wording);
  return [sentence, ...own].join('; ');
}

function writeOwn(
  id:
    | 'explanation.chain.required'
    | 'explanation.chain.self_hidden'
    | 'explanation.chain.self_disabled',
  traces: readonly FlagTrace[],
  wording: Wording,
): readonly string[] {
  return traces.flatMap((trace) => {
    const { text: reason, because } = describeReason(trace, wording);
    return [wording.context.translate(id, { reason }), ...describeChain(because, wording)];
  });
}

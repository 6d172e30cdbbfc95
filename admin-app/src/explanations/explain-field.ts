import { createWording, describeTrace } from '@form-builder/core/explanations/describe-trace.ts';
import { explain } from '@form-builder/core/explanations/explain.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';

/** The sentences that say why a field is as it is now: shown, required, enabled, and its answer. */
export function explainField(
  session: Session,
  cell: Cell,
  context: FormatContext,
): readonly string[] {
  const wording = createWording(session, fieldTypes, context);
  const say = (aspect: 'visible' | 'required' | 'enabled' | 'value') =>
    describeTrace(explain(session, cell, aspect), wording);
  const isInput = cell.definition.role === 'input';
  if (!isInput) return [say('visible')];
  return [say('visible'), say('required'), say('enabled'), say('value')];
}

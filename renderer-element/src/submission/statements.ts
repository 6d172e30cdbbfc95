import type { SentStatements } from '@form-builder/core/contract/visitor/sent-submission.ts';
import { listStatements } from '@form-builder/core/version-settings/list-statements.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import type { FormSnapshot } from '../state/form-state.ts';
import type { SubmissionContext } from './submission-context.ts';

/** Returns the statements that the visitor has accepted, with the texts that were shown. */
export function acceptedStatements(
  { loaded }: Pick<FormNavigation, 'loaded'>,
  state: Pick<FormSnapshot, 'statements'>,
): SentStatements {
  // After a change of language the text differs from the one that the visitor accepted.
  return listStatements(loaded.form.settings).filter(({ kind, text }) =>
    state.statements?.accepted.some((one) => one.kind === kind && one.text === text),
  );
}

/** Shows which statements still have to be accepted, above the button; true when there are any. */
export function showMissingStatements({
  navigation,
  state,
  pending,
}: Pick<SubmissionContext, 'navigation' | 'state' | 'pending'>): boolean {
  // The statements of a queued form were accepted before the page was reloaded.
  state.statements ??= { accepted: pending.read().attempt?.statements ?? [], missing: [] };
  const accepted = acceptedStatements(navigation, state);
  const missing = listStatements(navigation.loaded.form.settings)
    .map(({ kind }) => kind)
    .filter((kind) => !accepted.some((one) => one.kind === kind));
  state.statements = { accepted, missing };
  const [first] = missing;
  if (first === undefined) return false;
  if (state.screen === 'queued') navigation.show(state, navigation.hasSummary ? 'summary' : 'page');
  navigation.focus({ on: `statement-${first}` });
  return true;
}

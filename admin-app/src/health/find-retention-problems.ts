import type { ProcessingCard } from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { msg, plural } from '@lingui/core/macro';
import { addressOf } from '../access/screens.ts';
import type { HealthProblem } from './health-problem.ts';

/** The forms in production that keep personal data for ever, because nobody chose a retention term. */
export function findRetentionProblems(cards: readonly ProcessingCard[]): readonly HealthProblem[] {
  const names = cards
    .filter(({ categories, missing }) => categories.length > 0 && missing.includes('retention'))
    .map(({ form }) => form.name);
  if (names.length === 0) return [];
  const text = msg`${plural(names.length, { one: '# formulier bewaart persoonsgegevens voor altijd.', other: '# formulieren bewaren persoonsgegevens voor altijd.' })}`;
  return [
    {
      id: 'retention',
      level: 'warning',
      text,
      names,
      to: addressOf('settingsProcessing'),
      action: msg`Naar het verwerkingsregister`,
    },
  ];
}

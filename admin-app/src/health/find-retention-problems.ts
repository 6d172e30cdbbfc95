import type { ListMeta } from '@form-builder/core/contract/list.ts';
import type { ProcessingCard } from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { msg, plural } from '@lingui/core/macro';
import { addressOf } from '../access/screens.ts';
import type { HealthProblem } from './health-problem.ts';

interface EndlessForms {
  readonly data: readonly Pick<ProcessingCard, 'form'>[];
  readonly meta: Pick<ListMeta, 'total'>;
}

/** The forms in production that keep personal data for ever, because nobody chose a retention term. */
export function findRetentionProblems({
  data,
  meta: { total },
}: EndlessForms): readonly HealthProblem[] {
  if (total === 0) return [];
  const text = msg`${plural(total, { one: '# formulier bewaart persoonsgegevens voor altijd.', other: '# formulieren bewaren persoonsgegevens voor altijd.' })}`;
  return [
    {
      id: 'retention',
      level: 'warning',
      text,
      names: data.map(({ form }) => form.name),
      to: `${addressOf('settingsProcessing')}?filter[missing]=retention`,
      action: msg`Naar het verwerkingsregister`,
    },
  ];
}

import type { FillResult } from '@form-builder/core/random-answers/fill-at-random.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { plural, t } from '@lingui/core/macro';
import { labelsAt } from './labels-at.ts';

/** What was filled in, and the questions that the designer has to do. */
export function describeFilling({ unfilled, issues }: FillResult, session: Session): string {
  const wrong = issues.map(({ path }) => path).filter((path) => !unfilled.includes(path));
  if (unfilled.length + wrong.length === 0) return t`Alles is ingevuld en geldig.`;
  const parts = [
    [unfilled, t`Zelf doen (bestand, inloggen of opzoeken):`],
    [
      wrong,
      plural(wrong.length, {
        one: 'Voor # vraag is geen geldig antwoord gevonden:',
        other: 'Voor # vragen is geen geldig antwoord gevonden:',
      }),
    ],
  ] as const;
  return parts
    .filter(([paths]) => paths.length > 0)
    .map(([paths, text]) => `${text} ${labelsAt(session, paths).join(', ')}.`)
    .join(' ');
}

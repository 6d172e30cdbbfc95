import type { AssuranceLevel } from '@form-builder/core/field-types/auth/assurance-level.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';

/** The name of a level for visitors; eHerkenning levels have the same names in every language. */
export function levelName(level: AssuranceLevel, { translate }: FormatContext): string {
  const names: Readonly<Record<AssuranceLevel, string>> = {
    basis: translate('visit.login.level.basis'),
    midden: translate('visit.login.level.midden'),
    substantieel: translate('visit.login.level.substantieel'),
    hoog: translate('visit.login.level.hoog'),
    EH2: 'EH2',
    'EH2+': 'EH2+',
    EH3: 'EH3',
    EH4: 'EH4',
  };
  return names[level];
}

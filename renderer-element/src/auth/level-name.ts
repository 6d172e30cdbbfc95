import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';

/** The name of a level for visitors; eHerkenning levels have the same names in every language. */
export function levelName(level: AssuranceLevel, { translate }: FormatContext): string {
  const names: Readonly<Record<AssuranceLevel, string>> = {
    basis: translate('form.login.level.basis'),
    midden: translate('form.login.level.midden'),
    substantieel: translate('form.login.level.substantieel'),
    hoog: translate('form.login.level.hoog'),
    EH2: 'EH2',
    'EH2+': 'EH2+',
    EH3: 'EH3',
    EH4: 'EH4',
  };
  return names[level];
}

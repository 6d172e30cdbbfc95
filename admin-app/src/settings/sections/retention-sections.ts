import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import { msg } from '@lingui/core/macro';
import { retentionOutcomes } from '@form-builder/core/retention/retention-outcomes.ts';
import { retentionOutcomeTexts } from '../../forms/retention-texts.ts';
import type { SettingField, SettingSection } from './setting-section.ts';

const daysOf = (kind: 'default' | 'maximum'): readonly SettingField[] =>
  retentionOutcomes.map((outcome) => ({
    id: `retention_${kind}_${outcome}`,
    kind: 'number',
    unit: 'days',
    label: retentionOutcomeTexts[outcome].label,
    description: retentionOutcomeTexts[outcome].meaning,
  }));

/** The default and the maximum retention terms of forms. */
export const retentionSections: readonly SettingSection[] = [
  { title: msg`Als een formulier niets zegt`, fields: daysOf('default') },
  { title: msg`Hoogstens, voor alle formulieren`, fields: daysOf('maximum') },
  {
    title: msg`Betalingen van verwijderde inzendingen`,
    fields: [
      {
        id: 'payment_ledger_years',
        kind: 'number',
        unit: 'years',
        label: msg`Jaren na het jaar van betaling`,
        description: msg`Van ${knownSettings.payment_ledger_years.limits.minimum} tot ${knownSettings.payment_ledger_years.limits.maximum} jaar; de belastingwet (AWR, artikel 52) vraagt er 7. Alleen bedrag, btw, dag, betaaldienst, kenmerk en formulier blijven: niet de inzending, niet het nummer en niet wie betaalde.`,
      },
    ],
  },
];

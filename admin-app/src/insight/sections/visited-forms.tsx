import type { VisitedForm } from '@form-builder/core/contract/staff/forms/insight.ts';
import { visitKinds } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { useLingui } from '@lingui/react/macro';
import { addressOf } from '../../access/screens.ts';
import { BarList } from '../../charts/bar-list.tsx';
import { FiguresSection } from '../../charts/figures-section.tsx';
import { cellOf, visitWords } from '../insight-words.ts';

const mostDrawn = 10;

/** The forms by how often they were opened; each leads to its own insight. */
export function VisitedForms({ forms }: { readonly forms: readonly VisitedForm[] }) {
  const { t, i18n } = useLingui();
  const headers = [t`Formulier`, ...visitKinds.map((kind) => i18n._(visitWords[kind]))];
  const rows = forms.map((form) => [form.name, ...visitKinds.map((kind) => cellOf(form[kind]))]);
  const bars = forms.slice(0, mostDrawn).map(({ id, name, opened }) => ({
    key: id,
    name,
    count: opened,
    text: String(cellOf(opened)),
  }));
  return (
    <FiguresSection
      title={t`Formulieren`}
      fileName="formulieren"
      chart={<BarList bars={bars} />}
      figures={{ headers, rows, links: forms.map(({ id }) => addressOf('formInsight', { id })) }}
    />
  );
}

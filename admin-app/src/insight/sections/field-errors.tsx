import type { FieldInsight } from '@form-builder/core/contract/staff/forms/insight.ts';
import { useLingui } from '@lingui/react/macro';
import { BarList } from '../../charts/bar-list.tsx';
import { FiguresSection } from '../../charts/figures-section.tsx';

const mostShown = 10;

/** The fields at which most visits saw an error. */
export function FieldErrors({ fields }: { readonly fields: readonly FieldInsight[] }) {
  const { t } = useLingui();
  if (fields.length === 0) return null;
  const nameOf = ({ id, label }: FieldInsight) => (label === '' ? id : label);
  const rows = fields.map((field) => [nameOf(field), field.page_title, field.errors]);
  const bars = fields.slice(0, mostShown).map((field) => ({
    key: field.id,
    name: nameOf(field),
    count: field.errors,
    text: String(field.errors),
  }));
  return (
    <FiguresSection
      title={t`Fouten per veld`}
      description={t`In hoeveel bezoeken een veld een fout gaf bij verdergaan. Vanaf 5 bezoeken.`}
      fileName="fouten"
      chart={<BarList bars={bars} />}
      figures={{ headers: [t`Veld`, t`Pagina`, t`Bezoeken`], rows, nameColumns: 2 }}
    />
  );
}

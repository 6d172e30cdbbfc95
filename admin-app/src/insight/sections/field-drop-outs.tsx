import type { FieldDropOut } from '@form-builder/core/contract/staff/forms/insight.ts';
import { useLingui } from '@lingui/react/macro';
import { BarList } from '../../charts/bar-list.tsx';
import { FiguresSection } from '../../charts/figures-section.tsx';

const mostShown = 10;

/** The fields that most visitors touched last before they left. */
export function FieldDropOuts({ fields }: { readonly fields: readonly FieldDropOut[] }) {
  const { t } = useLingui();
  if (fields.length === 0) return null;
  const nameOf = ({ id, label }: FieldDropOut) => (label === '' ? id : label);
  const rows = fields.map((field) => [nameOf(field), field.page_title, field.left]);
  const bars = fields.slice(0, mostShown).map((field) => ({
    key: field.id,
    name: nameOf(field),
    count: field.left,
    text: String(field.left),
  }));
  return (
    <FiguresSection
      title={t`Afgehaakt per veld`}
      description={t`Het laatste veld waar een bezoeker was, voordat die wegging en in dat bezoek niet verderging. Ook wie bewaart om later verder te gaan, telt mee. Vanaf 5 bezoeken.`}
      fileName="afgehaakt-per-veld"
      chart={<BarList bars={bars} />}
      figures={{ headers: [t`Veld`, t`Pagina`, t`Bezoeken`], rows, nameColumns: 2 }}
    />
  );
}

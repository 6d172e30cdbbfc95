import type { OutgoingSource } from '@form-builder/core/version-settings/integrations/integration.ts';
import { useLingui } from '@lingui/react/macro';

/** A source of a value: its name, and the initial value. */
export function useSourceKinds(): readonly {
  readonly kind: OutgoingSource['kind'];
  readonly label: string;
  readonly empty: OutgoingSource;
}[] {
  const { t } = useLingui();
  return [
    { kind: 'answer', label: t`Antwoord`, empty: { kind: 'answer', field: '' } },
    { kind: 'variable', label: t`Variabele`, empty: { kind: 'variable', variable: '' } },
    { kind: 'text', label: t`Vaste tekst of formule`, empty: { kind: 'text', text: '' } },
  ];
}

import type { EnvironmentState } from '@form-builder/core/contract/forms.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';

/** A state of a version in an environment; `draft` before any step was taken. */
export type ShownState = EnvironmentState | 'draft';

const looks: Record<
  ShownState,
  { readonly label: MessageDescriptor; readonly color: string; readonly variant: string }
> = {
  draft: { label: msg`Concept`, color: 'gray.7', variant: 'light' },
  proposed: { label: msg`Voorgesteld`, color: 'blue.7', variant: 'light' },
  approved: { label: msg`Goedgekeurd`, color: 'teal.7', variant: 'light' },
  rejected: { label: msg`Afgekeurd`, color: 'red.7', variant: 'light' },
  published: { label: msg`Gepubliceerd`, color: 'green.7', variant: 'light' },
  superseded: { label: msg`Vervangen`, color: 'gray.6', variant: 'outline' },
  withdrawn: { label: msg`Ingetrokken`, color: 'gray.6', variant: 'outline' },
};

/** One language of status everywhere: the same word and colour for the same state. */
export function StateBadge({ state }: { readonly state: ShownState }) {
  const { i18n } = useLingui();
  const { label, color, variant } = looks[state];
  return (
    <Badge color={color} variant={variant} radius="sm" tt="none" fw={600}>
      {i18n._(label)}
    </Badge>
  );
}

import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans } from '@lingui/react/macro';
import { ToneBadge } from '../badges/tone-badge.tsx';

/** Shows which version of a building block is published. */
export function PublishedBadge({ template }: { readonly template: Pick<Form, 'published'> }) {
  const number = template.published[0]?.number;
  return number === undefined ? (
    <ToneBadge tone="neutral">
      <Trans>Niet gepubliceerd</Trans>
    </ToneBadge>
  ) : (
    <ToneBadge tone="green">
      <Trans>Versie {number} gepubliceerd</Trans>
    </ToneBadge>
  );
}

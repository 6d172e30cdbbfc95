import type { DataRequest } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ToneBadge, type Tone } from '../badges/tone-badge.tsx';
import { statusTexts } from './data-request-texts.ts';

const tones: Readonly<Record<DataRequest['status'], Tone>> = {
  open: 'blue',
  handled: 'green',
  refused: 'outlined',
};

/** The status of a request; an open one after its due date is overdue. */
export function DataRequestStatusBadge({ request }: { readonly request: DataRequest }) {
  const { i18n } = useLingui();
  if (request.is_overdue)
    return (
      <ToneBadge tone="red">
        <Trans>Te laat</Trans>
      </ToneBadge>
    );
  return <ToneBadge tone={tones[request.status]}>{i18n._(statusTexts[request.status])}</ToneBadge>;
}

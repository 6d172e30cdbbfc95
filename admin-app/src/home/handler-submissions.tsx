import { useLingui } from '@lingui/react/macro';
import { useCan } from '../session/use-user.ts';
import { LatestSubmissions } from './latest-submissions.tsx';

/** The submissions of a handler, and the unassigned ones; renders nothing for other users. */
export function HandlerSubmissions() {
  const { t } = useLingui();
  if (!useCan('submission-handle')) return null;
  return (
    <>
      <LatestSubmissions
        title={t`Aan mij toegewezen`}
        empty={t`Er is niets aan jou toegewezen.`}
        filter={{ assigned_to: 'me', is_handled: 'false' }}
      />
      <LatestSubmissions
        title={t`Nieuw`}
        empty={t`Alle inzendingen zijn toegewezen of afgehandeld.`}
        filter={{ assigned_to: 'none', is_handled: 'false' }}
      />
    </>
  );
}

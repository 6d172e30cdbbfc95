import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { RelativeTime } from '../formats/relative-time.tsx';
import type { TermConflict } from './use-save-term.ts';

/** Says who changed or deleted the term that one tried to save, and what happens with one's own words. */
export function ConflictAlert({ conflict }: { readonly conflict: TermConflict }) {
  const { t } = useLingui();
  if (conflict.status === 'deleted')
    return (
      <Notice title={t`Een collega heeft deze term verwijderd`}>
        <Trans>
          Wat je invulde, staat hier nog. Met Opslaan komt de term weer in de woordenlijst.
        </Trans>
      </Notice>
    );
  const { updated_by: by, updated_at: at } = conflict.theirs;
  const name = by?.name ?? t`Iemand anders`;
  return (
    <Notice title={t`${name} heeft deze term ook gewijzigd`}>
      <Trans>
        Laatst opgeslagen: <RelativeTime at={at} />.
      </Trans>{' '}
      <Trans>
        Jullie hebben hetzelfde gewijzigd. Beide teksten staan hieronder. Kies wat blijft, en sla
        dan op.
      </Trans>
    </Notice>
  );
}

function Notice({
  title,
  children,
}: {
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  return (
    <Alert color="yellow" icon={<IconUsers aria-hidden />} title={title} role="alert">
      {children}
    </Alert>
  );
}

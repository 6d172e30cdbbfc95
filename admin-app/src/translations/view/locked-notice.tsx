import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useIsEditable } from '../../form-editor/editor/editor-context.ts';

/** Explains why the translations are read-only. */
export function LockedNotice({ version }: { readonly version: Version }) {
  const isEditable = useIsEditable();
  if (isEditable) return null;
  return (
    <Alert color="gray" icon={<IconLock aria-hidden />}>
      {version.has_been_published_to_production || version.is_published ? (
        <Trans>
          Deze versie is gepubliceerd. Maak een nieuwe versie om vertalingen te wijzigen; wat
          vertaald is, gaat mee.
        </Trans>
      ) : (
        <Trans>Je kunt deze vertalingen bekijken, maar niet wijzigen.</Trans>
      )}
    </Alert>
  );
}

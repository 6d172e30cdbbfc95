import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { screensOfType } from '../../access/screens-of-type.ts';
import { useMayOpen } from '../../session/use-may-open.ts';

/** A link to the translations of the version, for users who may change them. */
export function TranslationsLink({
  version,
}: {
  readonly version: Pick<Version, 'id' | 'form_type'>;
}) {
  const { translations } = screensOfType[version.form_type];
  if (!useMayOpen()(translations)) return null;
  return (
    <Button
      component={Link}
      to={addressOf(translations, { id: version.id })}
      variant="default"
      size="compact-md"
      leftSection={<IconLanguage size={18} aria-hidden />}
    >
      <Trans>Vertalingen</Trans>
    </Button>
  );
}

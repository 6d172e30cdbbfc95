import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';

/** A link to the panel that creates a form. */
export function NewFormLink() {
  return (
    <Button
      component={Link}
      to={`${addressOf('forms')}?new`}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      <Trans>Nieuw formulier</Trans>
    </Button>
  );
}

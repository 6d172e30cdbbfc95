import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';

/** A link from an empty list to the forms. */
export function FormsButton() {
  return (
    <Button
      component={Link}
      to={addressOf('forms')}
      variant="default"
      leftSection={<IconForms size={18} aria-hidden />}
    >
      <Trans>Naar de formulieren</Trans>
    </Button>
  );
}

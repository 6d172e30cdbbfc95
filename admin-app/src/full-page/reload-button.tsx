import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';

/** The way on from a page without the app. */
export function ReloadButton() {
  return (
    <Button onClick={() => location.reload()}>
      <Trans>Pagina opnieuw laden</Trans>
    </Button>
  );
}

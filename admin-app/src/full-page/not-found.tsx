import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../feedback/empty-state.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';

/** Shows that an item does not exist, with the requested id. */
export function NotFoundCard({
  item,
  id,
}: {
  readonly item: string;
  readonly id?: string | undefined;
}) {
  const { t } = useLingui();
  const title = t`${item} niet gevonden`;
  usePageTitle(title);
  useBreadcrumbs([{ label: title }]);
  return (
    <EmptyState
      title={title}
      isHeading
      action={
        <Button component={Link} to="/" variant="default">
          <Trans>Naar het begin</Trans>
        </Button>
      }
    >
      <Trans>Deze pagina bestaat niet (meer).</Trans>
      {id !== undefined && (
        <Text size="sm" c="gray.6" mt="xs">
          {id}
        </Text>
      )}
    </EmptyState>
  );
}

/** The page for any URL that is not in the route table. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return <NotFoundCard item={t`Pagina`} id={useParams()['*']} />;
}

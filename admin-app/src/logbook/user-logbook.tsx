import { ApiError } from '@form-builder/core/client/create-client.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { userQuery } from '../users/users-queries.ts';
import { LogbookList } from './logbook-list.tsx';

/** The logbook of a user: their own actions, and changes of their account. */
export function UserLogbook() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  const name = user?.name ?? t`Gebruiker`;
  const label = t`Logboek`;
  usePageTitle(`${label} · ${name}`);
  useBreadcrumbs([
    { label: t`Instellingen`, to: addressOf('settings') },
    { label: t`Gebruikers`, to: addressOf('settingsUsers') },
    { label: name, to: addressOf('user', { id }) },
    { label },
  ]);
  if (error instanceof ApiError && error.status === 404)
    return <NotFoundCard item={t`Gebruiker`} id={id} />;
  if (error !== null && user === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={name} />
      <LogbookList scope={{ user_id: id }} />
    </>
  );
}

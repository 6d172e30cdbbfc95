import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { RelativeTime } from '../formats/relative-time.tsx';
import { TableRows, type Column } from '../data-table/table-rows.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import { useEnvironmentName } from '../publishing/use-environment-name.ts';
import { StateBadge } from '../publishing/state-badge.tsx';
import { useTransitionActor } from '../publishing/use-transition-actor.ts';
import { findPendingTransitions, type PendingTransition } from './find-pending-transitions.ts';
import { HomeSection } from './home-section.tsx';

const query = { sort: '!updated_at', limit: '100' } as const;
const latestVersionsQuery = queryOptions({
  queryKey: queryKeys.versions.list(query),
  queryFn: ({ signal }) => api.listVersions({ query }, { signal }),
});

/** Versions that wait for a review or publication by this user; absent when nothing waits. */
export function PendingTransitions() {
  const { t } = useLingui();
  const actor = useTransitionActor(true);
  const columns = useColumns();
  const { data } = useQuery(latestVersionsQuery);
  const waiting = findPendingTransitions(data?.data ?? [], actor);
  if (waiting.length === 0) return null;
  return (
    <HomeSection title={t`Wacht op jou`}>
      <TableRows label={t`Wacht op jou`} columns={columns} rows={waiting} />
    </HomeSection>
  );
}

function useColumns(): readonly Column<PendingTransition>[] {
  const { t } = useLingui();
  const nameOf = useEnvironmentName();
  return [
    {
      id: 'form',
      header: t`Formulier`,
      cell: ({ version }) => (
        <RowLink to={addressOf('formReview', { id: version.id })}>{version.form_title}</RowLink>
      ),
    },
    {
      id: 'version',
      header: t`Versie`,
      from: 'small',
      align: 'right',
      width: '5rem',
      cell: ({ version }) => version.number,
    },
    {
      id: 'transition',
      header: t`Wat er nodig is`,
      cell: ({ waitsFor, isAsked, environment }) => {
        const place = nameOf(environment);
        return isAsked ? (
          <Trans>Beoordelen voor {place}, aan jou gevraagd</Trans>
        ) : waitsFor === 'review' ? (
          <Trans>Beoordelen voor {place}</Trans>
        ) : (
          <Trans>Publiceren in {place}</Trans>
        );
      },
    },
    {
      id: 'state',
      header: t`Status`,
      from: 'small',
      width: '9rem',
      cell: ({ waitsFor }) => (
        <StateBadge state={waitsFor === 'review' ? 'proposed' : 'approved'} />
      ),
    },
    {
      id: 'since',
      header: t`Sinds`,
      from: 'medium',
      width: '11rem',
      cell: ({ since }) => <RelativeTime at={since} />,
    },
  ];
}

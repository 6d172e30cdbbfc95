import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { LoadError } from '../feedback/load-error.tsx';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { versionQuery } from '../api/version-query.ts';

interface VersionGateProps {
  /** The placeholder while the version loads. */
  readonly loading?: ReactNode;
  readonly children: (version: Version) => ReactNode;
}

/** Loads the version of the URL (`id`), and shows when it does not exist or cannot be loaded. */
export function VersionGate({
  loading = <Skeleton height={190} />,
  children,
}: VersionGateProps): ReactNode {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: version, error, refetch } = useQuery(versionQuery(id));
  if (error instanceof ApiError && error.status === 404)
    return <NotFoundCard item={t`Versie`} id={id} />;
  if (version !== undefined) return children(version);
  return error === null ? loading : <LoadError error={error} onRetry={() => void refetch()} />;
}

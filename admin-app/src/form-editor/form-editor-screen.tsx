import { ApiError } from '@form-builder/core/client/create-client.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { openVersion } from '../api/open-version.ts';
import { usePageTitle } from '../frame/page.ts';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { ScreenLoading } from '../full-page/screen-loading.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { OpenVersion } from './open-version.tsx';
import { editedVersionQuery } from './version-query.ts';

/** The form version editor (route `/forms/version/{id}`). */
export function FormEditorScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const version = useQuery(editedVersionQuery(id));
  usePageTitle(version.data?.title ?? t`Formulier bewerken`);
  useEffect(() => {
    openVersion.id = id;
    return () => {
      openVersion.id = null;
    };
  }, [id]);
  if (version.data) return <OpenVersion key={id} version={version.data} />;
  if (version.error instanceof ApiError && version.error.status === 404) {
    return <NotFoundCard item={t`Versie`} id={id} />;
  }
  if (version.error) {
    return <LoadError error={version.error} onRetry={() => void version.refetch()} />;
  }
  return <ScreenLoading />;
}

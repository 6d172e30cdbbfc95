import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { screensOfType } from '../access/screens-of-type.ts';
import { openVersion } from '../api/open-version.ts';
import { useBreadcrumbs, usePageTitle, type Breadcrumb } from '../frame/page/page.ts';
import { visitorTextQuery } from '../form-preview/visitor-text.ts';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { ScreenLoading } from '../full-page/screen-loading.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { localCopyQuery } from './autosave/local-copy.ts';
import { OpenVersion } from './open-version.tsx';
import { editedVersionQuery } from '../versions/edited-version-query.ts';

/** The form version editor (route `/forms/version/{id}`). */
export function FormEditorScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const version = useQuery(editedVersionQuery(id));
  const localCopy = useQuery(localCopyQuery(id));
  usePrefetchQuery(visitorTextQuery());
  usePageTitle(version.data?.title ?? t`Formulier bewerken`);
  useBreadcrumbs(useCrumbs(version.data));
  useEffect(() => {
    openVersion.id = id;
    return () => {
      openVersion.id = null;
    };
  }, [id]);
  if (version.data && localCopy.data)
    return <OpenVersion key={id} version={version.data} localCopy={localCopy.data} />;
  if (version.error instanceof ApiError && version.error.status === 404) {
    return <NotFoundCard item={t`Versie`} id={id} />;
  }
  if (version.error) {
    return <LoadError error={version.error} onRetry={() => void version.refetch()} />;
  }
  if (localCopy.error) {
    return <LoadError error={localCopy.error} onRetry={() => void localCopy.refetch()} />;
  }
  return <ScreenLoading />;
}

function useCrumbs(version: Version | undefined): readonly Breadcrumb[] {
  const { t } = useLingui();
  if (!version) return [];
  const { form_id: id, form_title, form_type: type, number } = version;
  const { list, one, versions } = screensOfType[type];
  const label = type === 'form' ? t`Formulieren` : t`Bouwblokken`;
  return [
    { label, to: addressOf(list) },
    { label: form_title, to: addressOf(one, { id }) },
    { label: t`Versies`, to: addressOf(versions, { id }) },
    { label: t`Versie ${number}` },
  ];
}

import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Version } from '@form-builder/core/contract/staff/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { openVersion } from '../api/open-version.ts';
import { useBreadcrumbs, usePageTitle, type Breadcrumb } from '../frame/page/page.ts';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { ScreenLoading } from '../full-page/screen-loading.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { OpenVersion } from './open-version.tsx';
import { editedVersionQuery } from './version-query.ts';

/** The form version editor (route `/forms/version/{id}`). */
export function FormEditorScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const version = useQuery(editedVersionQuery(id));
  usePageTitle(version.data?.title ?? t`Formulier bewerken`);
  useBreadcrumbs(useCrumbs(version.data));
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

function useCrumbs(version: Version | undefined): readonly Breadcrumb[] {
  const { t } = useLingui();
  const forms = { label: t`Formulieren`, to: addressOf('forms') };
  if (!version) return [forms];
  const { form_id: id, form_title, number } = version;
  return [
    forms,
    { label: form_title, to: addressOf('form', { id }) },
    { label: t`Versies`, to: addressOf('formVersions', { id }) },
    { label: t`Versie ${number}` },
  ];
}

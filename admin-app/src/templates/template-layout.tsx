import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, Outlet, useLocation, useParams } from 'react-router';
import { addressOf, type ScreenName } from '../access/screens.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { formQuery } from '../forms/forms-queries.ts';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { ScreenTabs } from '../frame/page/screen-tabs.tsx';
import { RedirectToTab } from '../frame/page/redirect-to-tab.tsx';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { useMayOpen } from '../session/use-may-open.ts';
import { PublishedBadge } from './published-badge.tsx';

/** Name and state of one building block, its tabs, and the open tab. */
export function TemplateLayout() {
  const { t } = useLingui();
  const id = useParams()['id'] ?? '';
  const { data: template, error, refetch } = useQuery(formQuery(id));
  const isMissing = error instanceof ApiError && error.status === 404;
  if ((isMissing && template === undefined) || template?.type === 'form')
    return <NotFoundCard item={t`Bouwblok`} id={id} />;
  if (error !== null && template === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (template === undefined)
    return (
      <>
        <VisuallyHidden component="h1">{t`Bouwblok`}</VisuallyHidden>
        <Skeleton height={34} width="45%" mb="xl" />
      </>
    );
  return (
    <>
      <TemplateHeader template={template} />
      <TemplateTabs template={template} />
      <Outlet context={template} />
    </>
  );
}

function TemplateHeader({ template }: { readonly template: Form }) {
  const { t } = useLingui();
  const { name, draft, latest_version: latest, is_editable: isEditable } = template;
  const version = draft ?? latest;
  const mayEdit = isEditable && draft !== null;
  return (
    <PageHeader
      title={name}
      lead={
        <Group mt={6}>
          <PublishedBadge template={template} />
          {template.archived_at !== null && (
            <ToneBadge tone="outlined">{t`Gearchiveerd`}</ToneBadge>
          )}
        </Group>
      }
      actions={
        version !== null && (
          <Button
            component={Link}
            to={addressOf('templateVersion', { id: version.id })}
            variant={mayEdit ? 'filled' : 'default'}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {mayEdit ? (
              <Trans>Versie {version.number} bewerken</Trans>
            ) : (
              <Trans>Versie {version.number} bekijken</Trans>
            )}
          </Button>
        )
      }
    />
  );
}

function TemplateTabs({ template: { id, name } }: { readonly template: Form }) {
  const { t } = useLingui();
  const mayOpen = useMayOpen();
  const { pathname } = useLocation();
  const all = [
    { name: 'templateDashboard', label: t`Overzicht` },
    { name: 'templateVersions', label: t`Versies` },
    { name: 'templateForms', label: t`Gebruikt in` },
    { name: 'templateLogbook', label: t`Logboek` },
    { name: 'templateSettings', label: t`Instellingen` },
  ] as const satisfies readonly { name: ScreenName; label: string }[];
  const tabs = all
    .filter((tab) => mayOpen(tab.name))
    .map((tab) => ({ ...tab, to: addressOf(tab.name, { id }) }));
  const open = tabs.find(({ to }) => to === pathname);
  const first = tabs[0];
  usePageTitle(open === undefined ? name : `${open.label} · ${name}`);
  useBreadcrumbs([
    { label: t`Bouwblokken`, to: addressOf('templates') },
    { label: name, to: addressOf('template', { id }) },
    ...(open === undefined ? [] : [{ label: open.label }]),
  ]);
  if (open === undefined && first !== undefined)
    return pathname === addressOf('template', { id }) ? (
      <Navigate to={first.to} replace />
    ) : (
      <RedirectToTab label={first.label} to={first.to} />
    );
  return <ScreenTabs label={t`Onderdelen van het bouwblok`} tabs={tabs} />;
}

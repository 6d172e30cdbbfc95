import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { ScreenTabs } from '../frame/page/screen-tabs.tsx';
import { RedirectToTab } from '../frame/page/redirect-to-tab.tsx';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { EnvironmentPills } from '../publishing/environment-pills.tsx';
import { useCan } from '../session/use-user.ts';
import { confidentiality } from './confidentiality.ts';
import { useFormTabs } from './form-tabs.ts';
import { formQuery } from './forms-queries.ts';

/** Name and state of one form, its tabs, and the open tab. */
export function FormLayout() {
  const { t } = useLingui();
  const id = useParams()['id'] ?? '';
  const { data: form, error, refetch } = useQuery(formQuery(id));
  if (error instanceof ApiError && error.status === 404 && form === undefined)
    return <NotFoundCard item={t`Formulier`} id={id} />;
  if (error !== null && form === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {form === undefined ? (
        <>
          <VisuallyHidden component="h1">{t`Formulier`}</VisuallyHidden>
          <Skeleton height={34} width="45%" mb="xl" />
        </>
      ) : (
        <FormHeader form={form} />
      )}
      <FormTabs id={id} name={form?.name} />
      {form === undefined ? <Skeleton height={180} mt="lg" /> : <Outlet context={form} />}
    </>
  );
}

function FormHeader({ form }: { readonly form: Form }) {
  const { t, i18n } = useLingui();
  const mayEdit = useCan('form-edit') && form.is_editable;
  const version = form.draft ?? form.latest_version;
  const isEditing = mayEdit && form.draft !== null;
  const Icon = isEditing ? IconPencil : IconEye;
  return (
    <PageHeader
      title={form.name}
      lead={
        <Group gap="sm" mt={6}>
          <EnvironmentPills published={form.published} />
          {form.archived_at !== null && <ToneBadge tone="outlined">{t`Gearchiveerd`}</ToneBadge>}
          {form.confidentiality_level !== 'public' && (
            <ToneBadge tone="neutral">
              {i18n._(confidentiality[form.confidentiality_level].label)}
            </ToneBadge>
          )}
        </Group>
      }
      actions={
        version !== null && (
          <Button
            component={Link}
            to={addressOf('formVersion', { id: version.id })}
            variant={isEditing ? 'filled' : 'default'}
            leftSection={<Icon size={18} aria-hidden />}
          >
            {isEditing ? (
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

function FormTabs({ id, name }: { readonly id: string; readonly name: string | undefined }) {
  const { t } = useLingui();
  const tabs = useFormTabs(id);
  const { pathname } = useLocation();
  // A tab can have screens below it, such as filling in a form below its submissions.
  const open = tabs.find((tab) => pathname === tab.to || pathname.startsWith(`${tab.to}/`));
  const first = tabs[0];
  const isFillIn = pathname === addressOf('formFillIn', { id });
  const title = name ?? t`Formulier`;
  usePageTitle(open === undefined ? title : `${open.label} · ${title}`);
  useBreadcrumbs([
    { label: t`Formulieren`, to: addressOf('forms') },
    ...(name === undefined ? [] : [{ label: name, to: addressOf('form', { id }) }]),
    ...(open === undefined ? [] : [isFillIn ? open : { label: open.label }]),
    ...(isFillIn ? [{ label: t`Invullen voor een inwoner` }] : []),
  ]);
  const isForbidden = open === undefined && pathname !== addressOf('form', { id });
  if (isForbidden && first !== undefined)
    return <RedirectToTab label={first.label} to={first.to} />;
  return <ScreenTabs label={t`Onderdelen van het formulier`} tabs={tabs} />;
}

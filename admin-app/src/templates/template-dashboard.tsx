import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { recentVersionsQuery } from '../versions/versions-queries.ts';
import { TemplatePublication } from './template-publication.tsx';

/** The overview of a building block: its published version, and the forms that use it. */
export function TemplateDashboard() {
  const { t } = useLingui();
  const { id, use_count: count } = useOpenForm();
  const { data } = useQuery(recentVersionsQuery(id));
  const newest = data?.[0];
  return (
    <Stack gap="xl">
      <section>
        <SectionHeader title={t`Publicatie`} />
        {newest === undefined ? <Skeleton height={80} /> : <TemplatePublication version={newest} />}
      </section>
      <section>
        <SectionHeader title={t`Gebruikt in`} />
        {count === 0 ? (
          <Text c="gray.7">
            <Trans>Dit bouwblok staat nog in geen formulier.</Trans>
          </Text>
        ) : (
          <Anchor component={Link} to={addressOf('templateForms', { id })}>
            <Trans>Aantal formulieren: {count}</Trans>
          </Anchor>
        )}
      </section>
    </Stack>
  );
}

import type {
  Feature,
  FeatureUses as Uses,
} from '@form-builder/core/contract/staff/settings/features.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../feedback/load-error.tsx';
import { FormUses } from '../form-uses/form-uses.tsx';
import { featureUsesQuery } from './features-query.ts';

/** What happens when a feature is switched off, and what uses it. */
export function FeatureUses({ feature }: { readonly feature: Feature }) {
  const { data: uses, error, refetch } = useQuery(featureUsesQuery(feature.id));
  return (
    <Stack gap="sm">
      <Text>{feature.consequence}</Text>
      {uses === undefined && error !== null && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {uses === undefined && error === null && <Skeleton height={48} aria-busy="true" />}
      {uses !== undefined && <UsedBy id={feature.id} uses={uses} />}
    </Stack>
  );
}

/** The things of a feature's own, in words. */
const itemTexts: Readonly<Partial<Record<FeatureId, (count: number) => MessageDescriptor>>> = {
  templates: (count) =>
    msg`${plural(count, { one: 'Er is # bouwblok.', other: 'Er zijn # bouwblokken.' })}`,
  scheduled_exports: (count) =>
    msg`${plural(count, { one: 'Er wacht # geplande export.', other: 'Er wachten # geplande exports.' })}`,
  review_links: (count) =>
    msg`${plural(count, { one: 'Er is # link die nog geldig is.', other: 'Er zijn # links die nog geldig zijn.' })}`,
  glossary: (count) =>
    msg`${plural(count, { one: 'De woordenlijst heeft # term.', other: 'De woordenlijst heeft # termen.' })}`,
};

function UsedBy({ id, uses }: { readonly id: FeatureId; readonly uses: Uses }) {
  const { i18n } = useLingui();
  const { forms, form_count: total, item_count: items } = uses;
  const itemText = items === null || items === 0 ? undefined : itemTexts[id]?.(items);
  const hidden = total - forms.length;
  return (
    <>
      {itemText !== undefined && <Text fw={600}>{i18n._(itemText)}</Text>}
      {total === 0 && itemText === undefined && (
        <Text c="gray.7">
          <Trans>Niets gebruikt deze functie nu.</Trans>
        </Text>
      )}
      {forms.length > 0 && <FormUses uses={forms} />}
      {hidden > 0 && (
        <Text c="gray.7">
          <Plural
            value={hidden}
            one="En nog # formulier dat je niet mag zien."
            other="En nog # formulieren die je niet mag zien."
          />
        </Text>
      )}
    </>
  );
}

import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../../../access/screens.ts';
import { providersQuery } from '../../../providers/providers-query.ts';
import { useCan } from '../../../session/use-user.ts';

interface ProviderSelectProps {
  readonly kind: Provider['kind'];
  /** Whether a provider of the kind can be chosen; all of them when absent. */
  readonly accepts?: ((provider: Provider) => boolean) | undefined;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** The id of the provider; empty for none. */
  readonly value: string;
  readonly isReadOnly: boolean;
  /** `null` when the choice is cleared. */
  readonly onChange: (id: string | null) => void;
}

/** One of the organisation's providers of a kind, chosen by name. */
export function ProviderSelect(props: ProviderSelectProps) {
  const { kind, accepts, label, help, value, isReadOnly, onChange } = props;
  const { t } = useLingui();
  const { data } = useQuery(providersQuery);
  const providers = data?.filter((one) => one.kind === kind && accepts?.(one) !== false);
  const choices = useChoices(providers ?? []);
  const isGone = value !== '' && data !== undefined && choices.every((one) => one.value !== value);
  return (
    <div>
      <Select
        label={label}
        description={help}
        placeholder={t`Kies een aanbieder`}
        error={isGone ? t`De aanbieder “${value}” is er niet meer. Kies een andere.` : props.error}
        readOnly={isReadOnly}
        clearable
        data={choices}
        value={value === '' || isGone ? null : value}
        nothingFoundMessage={t`Er is nog geen aanbieder ingesteld.`}
        onChange={onChange}
      />
      {choices.length === 0 && data !== undefined && <ProvidersLink />}
    </div>
  );
}

/** Lists each provider once, with a remark when it serves only tests or only real submissions. */
function useChoices(providers: readonly Provider[]): { value: string; label: string }[] {
  const { t } = useLingui();
  const ids = new Set(providers.map(({ id }) => id));
  return [...ids].map((id) => {
    const same = providers.filter((one) => one.id === id);
    const name = same[0]?.name ?? id;
    if (same.length > 1) return { value: id, label: name };
    const isTest = same[0]?.stage === 'test';
    return {
      value: id,
      label: isTest ? t`${name} (alleen voor tests)` : t`${name} (niet voor tests)`,
    };
  });
}

/** What to do without a provider: a link for administrators, whom to ask for others. */
function ProvidersLink() {
  if (!useCan('admin-providers'))
    return (
      <Text size="sm" c="dimmed">
        <Trans>Er is nog geen aanbieder. Vraag een beheerder om er een in te stellen.</Trans>
      </Text>
    );
  return (
    <Anchor component={Link} to={addressOf('settingsProviders')} size="sm">
      <Trans>Aanbieders instellen</Trans>
    </Anchor>
  );
}

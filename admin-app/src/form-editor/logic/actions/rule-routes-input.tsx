import { routesIn } from '@form-builder/core/routing/find-routes.ts';
import { readDestinations } from '@form-builder/core/version-settings/read-destinations.ts';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { useEditedVersion, useIsEditable } from '../../editor/editor-context.ts';
import { replaceActions } from '../rule-changes.ts';
import type { ActionInputProps } from './action-input.ts';

/**
 * Edits the destinations to which a rule sends the submission; absent for a form without
 * destinations.
 */
export function RuleRoutesInput({ rule, onChange }: ActionInputProps) {
  const { t } = useLingui();
  const { settings } = useEditedVersion();
  const isEditable = useIsEditable();
  const destinations = readDestinations(settings);
  const chosen = routesIn(rule.actions).map(({ destination }) => destination);
  const lost = chosen.filter((id) => !destinations.some((one) => one.id === id));
  if (destinations.length + lost.length === 0) return null;
  return (
    <MultiSelect
      label={t`Stuur de inzending naar`}
      size="xs"
      clearable
      readOnly={!isEditable}
      placeholder={chosen.length === 0 ? t`Geen bestemming` : undefined}
      data={[
        ...destinations.map(({ id, name }) => ({
          value: id,
          label: name || t`Naamloze bestemming`,
        })),
        ...lost.map((value) => ({ value, label: t`Verwijderde bestemming` })),
      ]}
      value={chosen}
      onChange={(next) => {
        const routes = next.map((destination) => ({ type: 'route', destination }) as const);
        onChange({ ...rule, actions: replaceActions(rule.actions, 'route', routes) });
      }}
    />
  );
}

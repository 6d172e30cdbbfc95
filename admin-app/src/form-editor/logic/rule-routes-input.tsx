import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { routesIn } from '@form-builder/core/routing/find-routes.ts';
import { readDestinations } from '@form-builder/core/version-settings/read-destinations.ts';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { useEditedVersion, useIsEditable } from '../editor/editor-context.ts';
import { changeRoutes } from './rule-changes.ts';

interface RuleRoutesInputProps {
  readonly rule: LogicRule;
  readonly onChange: (rule: LogicRule) => void;
}

/** The destinations that a rule sends the submission to; absent for a form without any. */
export function RuleRoutesInput({ rule, onChange }: RuleRoutesInputProps) {
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
      onChange={(next) => onChange({ ...rule, actions: changeRoutes(rule.actions, next) })}
    />
  );
}

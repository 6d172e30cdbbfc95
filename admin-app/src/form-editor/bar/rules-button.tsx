import { useLingui } from '@lingui/react/macro';
import { IconRoute } from '@tabler/icons-react';
import { ToggleButton } from './toggle-button.tsx';

/** Lists all rules of the form instead of the canvas, and back. */
export function RulesButton() {
  const { t } = useLingui();
  return (
    <ToggleButton
      name={t`Alle regels`}
      icon={<IconRoute size={20} aria-hidden />}
      shows="isListingRules"
    />
  );
}

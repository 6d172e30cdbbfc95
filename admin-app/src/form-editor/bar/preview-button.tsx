import { useLingui } from '@lingui/react/macro';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { ToggleButton } from './toggle-button.tsx';

/** Opens and closes the preview beside the canvas. */
export function PreviewButton() {
  const { t } = useLingui();
  return (
    <ToggleButton
      name={t`Voorbeeld ernaast`}
      icon={<IconLayoutSidebarRight size={20} aria-hidden />}
      shows="hasPreview"
    />
  );
}

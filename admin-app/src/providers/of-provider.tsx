import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { stageLabels } from './provider-words.ts';

interface OfProviderProps {
  readonly name: string;
  readonly stage: ProviderStage;
}

/** Says of which provider a button is, to those who hear the buttons of a long list one by one (WCAG 2.4.6). */
export function OfProvider({ name, stage }: OfProviderProps) {
  const { i18n } = useLingui();
  return (
    <VisuallyHidden>
      {' '}
      {name}, {i18n._(stageLabels[stage])}
    </VisuallyHidden>
  );
}

import { useLingui } from '@lingui/react/macro';
import { CreatePanel } from '../create-panel/create-panel.tsx';
import { useCreateTheme } from './use-create-theme.ts';

interface CreateThemePanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for a name, creates the theme and opens it. */
export function CreateThemePanel(props: CreateThemePanelProps) {
  const { t } = useLingui();
  const create = useCreateTheme();
  return (
    <CreatePanel
      {...props}
      title={t`Nieuw thema`}
      example={t`Bijvoorbeeld: Huisstijl van de gemeente`}
      submitLabel={t`Thema maken`}
      create={{ ...create, mutate: (name) => create.mutate({ name }) }}
    />
  );
}

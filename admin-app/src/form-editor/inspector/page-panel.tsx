import type { Page } from '@form-builder/core/form/form-definition.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Switch, TextInput, Title } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { changePage, type ButtonLabel } from '../document/page-commands.ts';
import { useEditedVersion, useEditor, useIsEditable } from '../editor/editor-context.ts';
import { changeButtonLabel, renamePage } from '../editor/page-actions.ts';
import { ItemMenu } from '../keyboard/item-menu.tsx';
import { RulesPanel } from '../logic/rules-panel.tsx';
import { PanelHeader } from './panel-header.tsx';
import styles from './inspector.module.css';

/** Title, button texts and rules of the selected page. */
export function PagePanel({ page }: { page: Page }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const isReadOnly = !useIsEditable();
  const isFirst = pages[0]?.id === page.id;
  const isLast = pages.at(-1)?.id === page.id;
  const labelInput = (name: ButtonLabel, label: string, standard: string) => (
    <TextInput
      label={label}
      placeholder={standard}
      maxLength={500}
      readOnly={isReadOnly}
      value={page[name] ?? ''}
      onChange={(event) => changeButtonLabel(editor, page.id, name, event.currentTarget.value)}
    />
  );
  const title = page.title || t`Pagina zonder titel`;
  return (
    <>
      <PanelHeader
        kind={t`Pagina`}
        icon={<IconFile size={16} aria-hidden />}
        title={title}
        actions={<ItemMenu isTabStop selection={{ kind: 'page', id: page.id }} name={title} />}
      />
      <Stack gap="md" className={styles.body}>
        <TextInput
          label={t`Titel`}
          description={t`De kop boven de pagina.`}
          maxLength={500}
          readOnly={isReadOnly}
          value={page.title}
          onChange={(event) => renamePage(editor, page.id, event.currentTarget.value)}
        />
        {editor.formType === 'form' && (
          <>
            {!isFirst &&
              labelInput('previous_button_label', t`Knop naar de vorige pagina`, t`Vorige`)}
            {!isLast &&
              labelInput('next_button_label', t`Knop naar de volgende pagina`, t`Volgende`)}
            {isLast && labelInput('submit_button_label', t`Knop om te versturen`, t`Versturen`)}
            <Switch
              label={t`Verborgen`}
              description={t`Een regel kan de pagina tonen.`}
              disabled={isReadOnly}
              checked={page.is_hidden === true}
              onChange={(event) =>
                editor.perform(
                  changePage(page.id, { is_hidden: event.currentTarget.checked || undefined }),
                  { label: msg`pagina verbergen` },
                )
              }
            />
            <Title order={3} size="sm">
              <Trans>Regels</Trans>
            </Title>
            <RulesPanel holder={page} />
          </>
        )}
      </Stack>
    </>
  );
}

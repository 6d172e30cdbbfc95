import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu, Stack, Switch, Text } from '@mantine/core';
import {
  IconArrowRight,
  IconCopy,
  IconForms,
  IconFolder,
  IconPuzzle,
  IconRepeat,
  IconRoute,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { groupType, repeatingType } from '../../field-types/container-types.ts';
import { useEditedVersion, useEditor, useIsEditable } from '../editor/editor-context.ts';
import {
  canBeRequired,
  askToDeleteFields,
  duplicateFields,
  moveFieldsTo,
  outermostFields,
  setRequired,
  wrapFields,
} from '../editor/fields-actions.ts';
import { focusProperties } from '../editor/focus-properties.ts';
import { addSharedRule } from '../logic/add-shared-rule.ts';
import { useMakeTemplate } from '../templates/use-make-template.ts';
import { useDestinations } from '../keyboard/use-destinations.ts';
import { PanelHeader } from './panel-header.tsx';
import styles from './inspector.module.css';

/** The panel with the actions on several selected fields. */
export function FieldsPanel({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const { pages } = useEditedVersion();
  const fields = outermostFields(pages, ids).map(({ field }) => field);
  const questions = fields.filter(canBeRequired);
  const required = questions.filter((field) => field.is_required === true).length;
  const total = questions.length;
  const count = ids.length;
  return (
    <>
      <PanelHeader
        kind={t`Selectie`}
        icon={<IconForms size={16} aria-hidden />}
        title={t`${count} velden`}
      />
      <Stack gap="sm" className={styles.body}>
        <Text size="sm" c="dimmed" role="status">
          <Plural value={count} one="# veld gekozen." other="# velden gekozen." />{' '}
          <Trans>Wat je hier doet, geldt voor allemaal.</Trans>
        </Text>
        {total > 0 && (
          <Switch
            label={t`Verplicht`}
            description={
              required > 0 && required < total
                ? t`${required} van de ${total} zijn verplicht.`
                : undefined
            }
            disabled={!isEditable}
            checked={required === total}
            onChange={(event) => setRequired(editor, ids, event.currentTarget.checked)}
          />
        )}
        {isEditable && (
          <>
            <Action
              icon={<IconFolder size={18} aria-hidden />}
              onClick={() => wrapFields(editor, ids, groupType)}
            >
              <Trans>In een groep zetten</Trans>
            </Action>
            <Action
              icon={<IconRepeat size={18} aria-hidden />}
              onClick={() => wrapFields(editor, ids, repeatingType)}
            >
              <Trans>Herhalend maken</Trans>
            </Action>
            <Action
              icon={<IconRoute size={18} aria-hidden />}
              onClick={() => {
                addSharedRule(editor, ids);
                focusProperties();
              }}
            >
              <Trans>Regel toevoegen</Trans>
            </Action>
            <MoveMenu ids={ids} />
            <MakeTemplate ids={ids} />
            <Action
              icon={<IconCopy size={18} aria-hidden />}
              onClick={() => duplicateFields(editor, ids)}
            >
              <Trans>Kopie maken</Trans>
            </Action>
            <Action
              icon={<IconTrash size={18} aria-hidden />}
              color="red"
              onClick={() => askToDeleteFields(editor, ids)}
            >
              <Trans>Verwijderen</Trans>
            </Action>
          </>
        )}
      </Stack>
    </>
  );
}

function MakeTemplate({ ids }: { readonly ids: readonly string[] }) {
  const make = useMakeTemplate(ids);
  return (
    make && (
      <Action icon={<IconPuzzle size={18} aria-hidden />} onClick={make}>
        <Trans>Hier een bouwblok van maken</Trans>
      </Action>
    )
  );
}

function MoveMenu({ ids }: { readonly ids: readonly string[] }) {
  const editor = useEditor();
  const destinations = useDestinations(ids);
  if (destinations.length === 0) return null;
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          justify="flex-start"
          leftSection={<IconArrowRight size={18} aria-hidden />}
        >
          <Trans>Verplaatsen naar</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {destinations.map(({ key, label, place }) => (
          <Menu.Item key={key} onClick={() => moveFieldsTo(editor, ids, place)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly color?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Action({ icon, color, onClick, children }: ActionProps) {
  return (
    <Button
      variant={color === undefined ? 'default' : 'light'}
      {...(color !== undefined && { color })}
      justify="flex-start"
      leftSection={icon}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

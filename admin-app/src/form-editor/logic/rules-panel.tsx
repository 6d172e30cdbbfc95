import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useEditedVersion, useEditor, useIsEditable } from '../editor/editor-context.ts';
import { References } from '../uses/references.tsx';
import { newRule } from './rule-changes.ts';
import { RuleEditor } from './rule-editor.tsx';
import { countRules, isPage, type RuleHolder } from './rule-fields.ts';
import { HiddenForGood } from './start-settings/hidden-for-good.tsx';
import { SharedRules } from './shared-rules.tsx';
import { useChangeRules } from './use-change-rules.ts';

/**
 * Shows the rules of a field or page, those of others that apply to it, and the fields whose rules
 * refer to it.
 */
export function RulesPanel({ holder }: { holder: RuleHolder }) {
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const isEditable = useIsEditable();
  const changeRules = useChangeRules();
  const { id, logic: rules = [] } = holder;
  const list = useRef<HTMLDivElement>(null);
  const addRule = () => {
    changeRules(id, [...rules, newRule(() => editor.ids.createId())]);
    requestAnimationFrame(() => {
      const targets = list.current?.querySelectorAll<HTMLElement>('[data-target]');
      [...(targets ?? [])].at(-1)?.focus();
    });
  };
  return (
    <Stack gap="md" ref={list} data-focus-list>
      {countRules(pages, holder) === 0 && (
        <Text size="sm" c="dimmed">
          {isPage(holder) ? (
            <Trans>
              Deze pagina heeft nog geen regels. Met een regel toon of verberg je de pagina, door
              wat de bezoeker op een andere pagina invult.
            </Trans>
          ) : (
            <Trans>
              Dit veld heeft nog geen regels. Met een regel toon of verberg je het veld, of maak je
              het verplicht, door wat de bezoeker ergens anders invult.
            </Trans>
          )}
        </Text>
      )}
      <HiddenForGood place={holder} />
      <SharedRules at={holder} />
      {rules.map((rule, index) => (
        <RuleEditor
          key={rule.id}
          rule={rule}
          holder={holder}
          position={index + 1}
          onChange={(changed) => changeRules(id, rules.with(index, changed), rule.id)}
          onRemove={() => changeRules(id, rules.toSpliced(index, 1))}
        />
      ))}
      {isEditable && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={addRule}
        >
          <Trans>Regel toevoegen</Trans>
        </Button>
      )}
      {!isPage(holder) && <References read={holder} />}
    </Stack>
  );
}

import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { changeField } from '../document/field-commands.ts';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { References } from './references-list.tsx';
import { newRule } from './rule-changes.ts';
import { RuleEditor } from './rule-editor.tsx';

/** The rules of one field, and the fields whose rules speak of it. */
export function RulesPanel({ field }: { field: Field }) {
  const editor = useEditor();
  const isEditable = useIsEditable();
  const rules = field.logic ?? [];
  const change = (next: readonly LogicRule[], mergeKey?: string) =>
    editor.perform(changeField(field.id, { logic: next.length > 0 ? next : undefined }), {
      label: msg`regels wijzigen`,
      ...(mergeKey !== undefined && { mergeKey }),
    });
  return (
    <Stack gap="md">
      {rules.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>
            Dit veld heeft nog geen regels. Met een regel toon of verberg je het veld, of maak je
            het verplicht, door wat de bezoeker ergens anders invult.
          </Trans>
        </Text>
      )}
      {rules.map((rule, index) => (
        <RuleEditor
          key={rule.id}
          rule={rule}
          position={index + 1}
          onChange={(changed) => change(rules.with(index, changed), `${field.id} rule ${rule.id}`)}
          onRemove={() => change(rules.toSpliced(index, 1))}
        />
      ))}
      {isEditable && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => change([...rules, newRule(() => editor.ids.createId())])}
        >
          <Trans>Regel toevoegen</Trans>
        </Button>
      )}
      <References field={field} />
    </Stack>
  );
}

import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { SharedRule } from '@form-builder/core/logic/shared-rules.ts';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { RuleEditor } from './rule-editor.tsx';
import { changeTargets, sharedRulesOf } from './rule-fields.ts';
import { useChangeRules } from './use-change-rules.ts';

/** The rules that other fields hold and that apply to this field as well. */
export function SharedRules({ field }: { field: Field }) {
  const { pages } = useEditedVersion();
  return sharedRulesOf(pages, field.id).map((shared) => (
    <SharedRuleEditor key={shared.rule.id} field={field} shared={shared} />
  ));
}

interface SharedRuleEditorProps {
  readonly field: Field;
  readonly shared: SharedRule<Field>;
}

/** Changing the rule changes it for all its fields; removing it here takes out only this field. */
function SharedRuleEditor({ field, shared: { rule, holder, number } }: SharedRuleEditorProps) {
  const editor = useEditor();
  const changeRules = useChangeRules();
  const change = (next: LogicRule, changedId?: string) =>
    changeRules(holder.id, (holder.logic ?? []).with(number - 1, next), changedId);
  const others = rule.targets?.filter((id) => id !== field.id) ?? [];
  return (
    <Stack gap={4}>
      <Text size="xs" c="dimmed">
        <Trans>
          Deze regel staat bij{' '}
          <Anchor
            component="button"
            type="button"
            size="xs"
            onClick={() => editor.select({ kind: 'field', id: holder.id })}
          >
            {holder.label || holder.short_id}
          </Anchor>
          . Wat je wijzigt, geldt voor alle velden van de regel.
        </Trans>
      </Text>
      <RuleEditor
        rule={rule}
        holderId={holder.id}
        position={number}
        onChange={(changed) => change(changed, rule.id)}
        onRemove={() => change(changeTargets(rule, others))}
      />
    </Stack>
  );
}

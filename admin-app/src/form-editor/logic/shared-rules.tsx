import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { SharedRule } from '@form-builder/core/logic/shared-rules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { RuleEditor } from './rule-editor.tsx';
import {
  changeTargets,
  holderName,
  isPage,
  sharedRulesOf,
  type RuleHolder,
} from './rule-fields.ts';
import { useChangeRules } from './use-change-rules.ts';

/** Shows the rules of other fields and pages that also apply to this one. */
export function SharedRules({ at }: { at: RuleHolder }) {
  const { pages } = useEditedVersion();
  return sharedRulesOf(pages, at.id).map((shared) => (
    <SharedRuleEditor key={shared.rule.id} at={at} shared={shared} />
  ));
}

interface SharedRuleEditorProps {
  readonly at: RuleHolder;
  readonly shared: SharedRule<RuleHolder>;
}

/**
 * Changing the rule changes it everywhere; removing it here removes only this item from its
 * targets.
 */
function SharedRuleEditor({ at, shared: { rule, holder, number } }: SharedRuleEditorProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const changeRules = useChangeRules();
  const change = (next: LogicRule, changedId?: string) =>
    changeRules(holder.id, (holder.logic ?? []).with(number - 1, next), changedId);
  const others = rule.targets?.filter((id) => id !== at.id) ?? [];
  return (
    <Stack gap={4}>
      <Text size="xs" c="dimmed">
        <Trans>
          Deze regel staat bij{' '}
          <Anchor
            component="button"
            type="button"
            size="xs"
            onClick={() =>
              editor.select({ kind: isPage(holder) ? 'page' : 'field', id: holder.id })
            }
          >
            {holderName(holder) || t`Pagina zonder titel`}
          </Anchor>
          . Wat je wijzigt, geldt overal waar de regel geldt.
        </Trans>
      </Text>
      <RuleEditor
        rule={rule}
        holder={holder}
        position={number}
        onChange={(changed) => change(changed, rule.id)}
        onRemove={() => change(changeTargets(rule, others))}
      />
    </Stack>
  );
}

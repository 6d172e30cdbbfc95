import { describeRule } from '@form-builder/core/descriptions/describe-rule.ts';
import {
  actionNames,
  pageActionNames,
  type LogicRule,
} from '@form-builder/core/logic/logic-rule.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Chip, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { staffText } from '../../languages/staff-texts.ts';
import { useEditedVersion, useIsEditable } from '../editor/editor-context.ts';
import { RuleOutcome } from './overview/rule-outcome.tsx';
import { actionInputs } from './actions/action-inputs.ts';
import { GroupEditor } from './group-editor.tsx';
import { MovingRuleContext } from './move/use-move-node.ts';
import { toggleAction } from './rule-changes.ts';
import { isPage, type RuleHolder } from './rule-fields.ts';
import { RuleFieldsInput } from './rule-fields-input.tsx';
import { FindingsContext, type Findings } from './trial/findings.ts';
import { TryRuleSection } from './trial/try-rule-section.tsx';
import { wordingOf } from '../../languages/wording.ts';
import styles from './logic.module.css';

interface RuleEditorProps {
  readonly rule: LogicRule;
  /** The field or page with the rule. */
  readonly holder: RuleHolder;
  readonly position: number;
  readonly onChange: (rule: LogicRule) => void;
  readonly onRemove: () => void;
}

/**
 * Edits one rule: when its conditions match, its actions apply to its field or page, and to its
 * targets.
 */
export function RuleEditor({ rule, holder, position, onChange, onRemove }: RuleEditorProps) {
  const { t, i18n } = useLingui();
  const isReadOnly = !useIsEditable();
  const moving = useMemo(() => ({ rule, holder }), [rule, holder]);
  const [findings, setFindings] = useState<Findings>();
  const wording = wordingOf(useEditedVersion());
  return (
    <section className={styles.rule} data-rule={rule.id} aria-label={t`Regel ${position}`}>
      <div className={styles.ruleHead}>
        <h3 className={styles.word}>
          <Trans>Als</Trans>
        </h3>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          disabled={isReadOnly}
          aria-label={t`Regel ${position} verwijderen`}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      <FindingsContext value={findings}>
        <MovingRuleContext value={moving}>
          <GroupEditor
            root={rule.condition_group}
            group={rule.condition_group}
            isReadOnly={isReadOnly}
            onChange={(condition_group) => onChange({ ...rule, condition_group })}
          />
        </MovingRuleContext>
      </FindingsContext>
      <h3 className={styles.word}>
        {isPage(holder) ? <Trans>dan deze pagina</Trans> : <Trans>dan dit veld</Trans>}
      </h3>
      <Group gap="xs" role="group" aria-label={t`Wat de regel doet`} data-rule-part="actions">
        {(isPage(holder) ? pageActionNames : actionNames).map((action) => (
          <Chip
            key={action}
            size="xs"
            disabled={isReadOnly}
            checked={rule.actions.includes(action)}
            onChange={() => onChange({ ...rule, actions: toggleAction(rule.actions, action) })}
          >
            {i18n._(staffText(`describe.action.${action}`))}
          </Chip>
        ))}
      </Group>
      {!isPage(holder) &&
        Object.entries(actionInputs).map(([type, Input]) => (
          <div key={type} className={styles.part} data-rule-part={type}>
            <Input rule={rule} holder={holder} onChange={onChange} />
          </div>
        ))}
      <div className={styles.part} data-rule-part="targets">
        <RuleFieldsInput rule={rule} holderId={holder.id} onChange={onChange} />
      </div>
      <p className={styles.sentence}>
        {describeRule(rule, wording, wording.names.byId.get(holder.id))}
      </p>
      {!findings && <RuleOutcome holderId={holder.id} ruleId={rule.id} />}
      <TryRuleSection rule={rule} holderId={holder.id} onFindings={setFindings} />
    </section>
  );
}

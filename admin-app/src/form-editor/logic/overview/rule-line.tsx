import { useLingui } from '@lingui/react/macro';
import { Text, UnstyledButton } from '@mantine/core';
import { useEditor, useEditorState } from '../../editor/editor-context.ts';
import { isPage } from '../rule-fields.ts';
import type { DescribedRule } from './describe-listed.ts';
import { RuleOutcome } from './rule-outcome.tsx';
import styles from './rules-overview.module.css';

/** One rule; a press shows it at its field or page in the properties, where it is changed. */
export function RuleLine({ described }: { readonly described: DescribedRule }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { selection } = useEditorState();
  const { listed, name, sentence } = described;
  const { rule, holder } = listed;
  const isSelected =
    selection.kind !== 'version' && 'id' in selection && selection.id === holder.id;
  const open = () => {
    editor.state.fieldTab = 'rules';
    editor.select({ kind: isPage(holder) ? 'page' : 'field', id: holder.id });
    editor.state.drawer = 'right';
  };
  return (
    <li className={styles.item}>
      <UnstyledButton className={styles.rule} aria-current={isSelected || undefined} onClick={open}>
        <Text span fw={600} className={styles.name}>
          {isPage(holder) ? t`De pagina` : name}
        </Text>
        <Text span className={styles.sentence}>
          {sentence}
        </Text>
      </UnstyledButton>
      <RuleOutcome holderId={holder.id} ruleId={rule.id} />
    </li>
  );
}

import { writeReference } from '@form-builder/core/formulas/editing/replace-labels.ts';
import { isDoubtOnly } from '@form-builder/core/formulas/syntax/formula-issue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Input } from '@mantine/core';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useEditedVersion } from '../editor/editor-context.ts';
import { currentContext } from '../../languages/staff-texts.ts';
import type { CodeEditorHandle } from './code-editor/code-editor.tsx';
import { LazyCodeEditor } from './code-editor/lazy-code-editor.tsx';
import styles from './formula-input.module.css';
import { FormulaStatus } from './formula-status.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { functionSuggestions } from './function-suggestions.ts';
import { InsertMenu } from './insert-menu.tsx';
import { readableFields, type ReadableField } from './readable-fields.ts';
import type { WritingSuggestion } from './search-suggestions.ts';
import { SignatureLine } from './signature-line.tsx';
import { useFormulaPreview } from './use-formula-preview.ts';

interface FormulaInputProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: ReactNode;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly size?: 'xs' | 'sm';
  /** The id of the field or variable with this formula, which cannot refer to itself. */
  readonly ownerId: string;
  readonly change: (value: string) => void;
}

/**
 * The input of a formula: shows fields as chips with their labels, and the fault or the result
 * below it.
 */
export function FormulaInput(props: FormulaInputProps) {
  const { label, help, error, value, isReadOnly, size = 'sm', ownerId, change } = props;
  const { t } = useLingui();
  const [labelId, helpId, errorId, statusId] = [useId(), useId(), useId(), useId()];
  const area = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditorHandle>(null);
  const [caret, setCaret] = useState<number>();
  const version = useEditedVersion();
  const references = useMemo(() => readableFields(version, ownerId), [version, ownerId]);
  const suggestions = useMemo(() => suggestionsOf(references), [references]);
  const preview = useFormulaPreview(value, ownerId);
  const unknownName = t`Onbekend veld`;
  const hints = useMemo(
    () => ({ mode: 'formula' as const, references, unknownName, faults: preview?.issues ?? [] }),
    [references, unknownName, preview],
  );
  return (
    <div ref={area} className={styles.area}>
      <Input.Wrapper
        label={label}
        labelProps={{ id: labelId }}
        labelElement="div"
        description={help}
        descriptionProps={{ id: helpId }}
        // A fault of the formula itself is named below, with the part that it concerns.
        error={preview?.issues.every(isDoubtOnly) === false ? undefined : error}
        errorProps={{ id: errorId }}
        size={size}
      >
        <LazyCodeEditor
          ref={editor}
          labelId={labelId}
          descriptionId={[...(help === undefined ? [] : [helpId]), errorId, statusId].join(' ')}
          value={value}
          hints={hints}
          suggestions={suggestions}
          isReadOnly={isReadOnly}
          maxLength={5000}
          change={change}
          onCaret={setCaret}
        />
      </Input.Wrapper>
      <SignatureLine source={value} at={caret} />
      <div id={statusId}>
        <FormulaStatus
          source={value}
          preview={preview}
          references={references}
          change={isReadOnly ? undefined : change}
        />
      </div>
      <Group justify="space-between" wrap="nowrap">
        {!isReadOnly && (
          <InsertMenu
            name={t`Veld of variabele invoegen in ${label}`}
            references={references}
            insert={(path) => editor.current?.insert(writeReference(path, 'formula'))}
          >
            <Trans>Veld of variabele invoegen</Trans>
          </InsertMenu>
        )}
        <FullScreenButton part={area} />
      </Group>
    </div>
  );
}

/** Fields and variables first, then the functions. */
function suggestionsOf(references: readonly ReadableField[]): readonly WritingSuggestion[] {
  const fields = references.map(({ path, name, example }): WritingSuggestion => ({
    kind: 'field',
    label: name,
    example,
    insert: path,
    synonyms: [],
  }));
  return [...fields, ...functionSuggestions(currentContext())];
}

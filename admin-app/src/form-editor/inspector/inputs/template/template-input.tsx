import { numberReference } from '@form-builder/core/mails/mail-template.ts';
import {
  writeReference,
  type NamedReference,
} from '@form-builder/core/formulas/editing/replace-labels.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Input } from '@mantine/core';
import { useId, useMemo, useRef } from 'react';
import { locatedFields } from '../../../document/place.ts';
import { useEditedVersion } from '../../../editor/editor-context.ts';
import type { CodeEditorHandle } from '../../../formulas/code-editor/code-editor.tsx';
import { LazyCodeEditor } from '../../../formulas/code-editor/lazy-code-editor.tsx';
import { InsertMenu } from '../../../formulas/insert-menu.tsx';
import { findDefinition } from '../../../../field-types/find-definition.ts';

interface TemplateInputProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  readonly isReadOnly: boolean;
  readonly change: (value: string) => void;
}

/** One line of text with answers in it. */
export function TemplateLineInput(props: TemplateInputProps) {
  return <TemplateInput {...props} isSingleLine />;
}

/** Several paragraphs with answers in them. */
export function TemplateTextInput(props: TemplateInputProps) {
  return <TemplateInput {...props} isSingleLine={false} />;
}

/** Edits a text in which answers are shown as chips with the labels of their fields. */
function TemplateInput(props: TemplateInputProps & { readonly isSingleLine: boolean }) {
  const { label, help, value, maxLength, isReadOnly, isSingleLine, change } = props;
  const { t } = useLingui();
  const [labelId, helpId] = [useId(), useId()];
  const editor = useRef<CodeEditorHandle>(null);
  const references = useInsertables();
  const unknownName = t`Onbekend veld`;
  const hints = useMemo(
    () => ({ mode: 'text' as const, references, unknownName, faults: [] }),
    [references, unknownName],
  );
  const suggestions = useMemo(
    () =>
      references.map(({ path, name }) => ({
        kind: 'field' as const,
        label: name,
        insert: path,
        synonyms: [],
      })),
    [references],
  );
  return (
    <div>
      <Input.Wrapper
        label={label}
        labelProps={{ id: labelId }}
        labelElement="div"
        description={help}
        descriptionProps={{ id: helpId }}
      >
        <LazyCodeEditor
          ref={editor}
          labelId={labelId}
          descriptionId={help === undefined ? undefined : helpId}
          value={value}
          hints={hints}
          suggestions={suggestions}
          isReadOnly={isReadOnly}
          isSingleLine={isSingleLine}
          maxLength={maxLength}
          change={change}
        />
      </Input.Wrapper>
      {!isReadOnly && (
        <InsertMenu
          name={t`Antwoord invoegen in ${label}`}
          references={references}
          insert={(path) => editor.current?.insert(writeReference(path, 'text'))}
        >
          <Trans>Antwoord invoegen</Trans>
        </InsertMenu>
      )}
    </div>
  );
}

/** Returns the number of the submission, every answer outside rows, and the variables. */
function useInsertables(): readonly NamedReference[] {
  const { t } = useLingui();
  const { pages, variables } = useEditedVersion();
  const number = t`Nummer van de inzending`;
  return useMemo(() => {
    const fields = [...locatedFields(pages)].filter(
      ({ field, ancestors }) =>
        findDefinition(field).role === 'input' &&
        ancestors.every((ancestor) => findDefinition(ancestor).valueKind !== 'rows'),
    );
    const all = [...fields.map(({ field }) => field), ...variables];
    return [
      { path: numberReference, name: number },
      ...all.map(({ short_id: path, label }) => ({ path, name: label || path })),
    ];
  }, [pages, variables, number]);
}

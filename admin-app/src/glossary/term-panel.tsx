import { useLingui } from '@lingui/react/macro';
import { Drawer, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import { languageName } from '../languages/language-name.ts';
import { ConflictAlert } from './conflict-alert.tsx';
import type { EditedTerm } from './edited-term.ts';
import { TheirWords } from './their-words.tsx';
import { valuesOf, type TermMember, type TermValues } from './term-values.ts';
import { useGlossaryLanguages } from './use-glossary-languages.ts';
import { useSaveTerm, type TermConflict } from './use-save-term.ts';

interface TermPanelProps {
  /** `null`: the panel is closed. */
  readonly edited: EditedTerm | null;
  readonly onClose: () => void;
}

/** Edits a term with its translations. */
export function TermPanel({ edited, onClose }: TermPanelProps) {
  const { t } = useLingui();
  const title = edited?.id === undefined ? t`Term toevoegen` : t`Term wijzigen`;
  return (
    <Drawer opened={edited !== null} onClose={onClose} title={title} padding="lg">
      {edited !== null && <TermFields edited={edited} onClose={onClose} />}
    </Drawer>
  );
}

interface TermFieldsProps {
  readonly edited: EditedTerm;
  readonly onClose: () => void;
}

function TermFields({ edited, onClose }: TermFieldsProps) {
  const { t } = useLingui();
  const shown = useGlossaryLanguages();
  const form = useForm<TermValues>({
    initialValues: valuesOf(edited),
    validate: { term: (term) => (term.trim() === '' ? t`Vul een term in.` : null) },
  });
  const { save, conflict } = useSaveTerm({
    edited,
    onDone: onClose,
    onMerged: (values) => form.setValues(values),
  });
  const bind = (member: TermMember) => ({ form, member, conflict });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="lg">
        <FailureAlert error={save.error} />
        {conflict !== null && <ConflictAlert conflict={conflict} />}
        <TermInput
          {...bind('term')}
          label={t`Nederlandse term`}
          description={t`Een of meer woorden, bijvoorbeeld: bijzondere bijstand`}
          lang="nl"
          maxLength={200}
          withAsterisk
          data-autofocus
        />
        {shown.map((language) => (
          <TermInput
            key={language}
            {...bind(language)}
            label={languageName(language)}
            lang={language}
            maxLength={200}
          />
        ))}
        <TermInput
          {...bind('remark')}
          label={t`Opmerking`}
          description={t`Voor vertalers, bijvoorbeeld: niet vertalen`}
          maxLength={500}
        />
        <FormButtons submitLabel={t`Opslaan`} isPending={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

interface TermInputProps extends Omit<TextInputProps, 'form'> {
  readonly form: UseFormReturnType<TermValues>;
  readonly member: TermMember;
  readonly conflict: TermConflict | null;
  readonly 'data-autofocus'?: true;
}

/** An input of the form; below it what somebody else filled in, when that is something else. */
function TermInput({ form, member, conflict, ...props }: TermInputProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const isInConflict =
    conflict?.status === 'conflict' && conflict.merged.conflicts.includes(member);
  const theirs = isInConflict ? valuesOf(conflict.theirs)[member] : undefined;
  return (
    <div>
      <TextInput ref={input} {...props} {...form.getInputProps(member)} />
      {isInConflict && theirs !== undefined && theirs !== form.values[member] && (
        <TheirWords
          name={conflict.theirs.updated_by?.name ?? t`Iemand anders`}
          words={theirs}
          language={props.lang}
          onTake={() => {
            form.setFieldValue(member, theirs);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

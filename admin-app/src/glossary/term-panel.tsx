import type {
  GlossaryContent,
  GlossaryTerm,
} from '@form-builder/core/contract/staff/settings/glossary.ts';
import { useLingui } from '@lingui/react/macro';
import { Drawer, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import { languageName } from '../languages/language-name.ts';
import { useGlossaryLanguages } from './use-glossary-languages.ts';

/** The term to edit; a new term has no id. */
export type EditedTerm = GlossaryContent & Partial<Pick<GlossaryTerm, 'id'>>;

export const newTerm: EditedTerm = { term: '', translations: {}, remark: null };

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
  const save = useSaveTerm(edited.id, onClose);
  const shown = useGlossaryLanguages();
  const form = useForm({
    initialValues: {
      term: edited.term,
      en: edited.translations.en ?? '',
      de: edited.translations.de ?? '',
      remark: edited.remark ?? '',
    },
    validate: { term: (term) => (term.trim() === '' ? t`Vul een term in.` : null) },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(contentOf(values)))}>
      <Stack gap="lg">
        <FailureAlert error={save.error} />
        <TextInput
          label={t`Nederlandse term`}
          description={t`Een of meer woorden, bijvoorbeeld: bijzondere bijstand`}
          lang="nl"
          maxLength={200}
          withAsterisk
          data-autofocus
          {...form.getInputProps('term')}
        />
        {shown.map((language) => (
          <TextInput
            key={language}
            label={languageName(language)}
            lang={language}
            maxLength={200}
            {...form.getInputProps(language)}
          />
        ))}
        <TextInput
          label={t`Opmerking`}
          description={t`Voor vertalers, bijvoorbeeld: niet vertalen`}
          maxLength={500}
          {...form.getInputProps('remark')}
        />
        <FormButtons submitLabel={t`Opslaan`} isPending={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

interface TermValues {
  readonly term: string;
  readonly en: string;
  readonly de: string;
  readonly remark: string;
}

function contentOf(values: TermValues): GlossaryContent {
  const [term, en, de, remark] = [values.term, values.en, values.de, values.remark].map((text) =>
    text.trim(),
  );
  return {
    term: term ?? '',
    translations: { ...(en && { en }), ...(de && { de }) },
    remark: remark ? remark : null,
  };
}

function useSaveTerm(id: string | undefined, onDone: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: GlossaryContent) =>
      (id === undefined
        ? await api.createGlossaryTerm({ body })
        : await api.updateGlossaryTerm({ params: { id }, body })
      ).data,
    meta: { showsErrors: true },
    onSuccess: async ({ term }) => {
      onDone();
      notifySuccess(t`De term “${term}” is opgeslagen.`);
      await queries.invalidateQueries({ queryKey: queryKeys.glossary });
    },
  });
}

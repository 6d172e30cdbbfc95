import {
  maxRetentionDays,
  type FormRetention,
  type RetentionTermsInput,
} from '@form-builder/core/contract/staff/submissions/retention.ts';
import { checkRetention } from '@form-builder/core/retention/check-retention.ts';
import { retentionOutcomes } from '@form-builder/core/retention/retention-outcomes.ts';
import {
  retentionFields,
  type RetentionField,
} from '@form-builder/core/retention/retention-terms.ts';
import { useLingui } from '@lingui/react/macro';
import { NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { RetentionSentences } from './retention-sentences.tsx';
import { retentionOutcomeTexts } from './retention-texts.ts';
import { useSaveRetention } from './use-save-retention.ts';

type Typed = Omit<RetentionTermsInput, RetentionField> &
  Readonly<Record<RetentionField, number | string>>;

/** The inputs of a form's retention terms. */
export function FormRetentionFields({ retention }: { readonly retention: FormRetention }) {
  const { t, i18n } = useLingui();
  const fields = useForm<Typed>({
    initialValues: typedOf(retention),
    validate: (typed) => {
      const wrong = checkRetention(termsOf(typed), retention);
      return Object.fromEntries(wrong.map((field) => [field, wordsOf(field)]));
    },
  });
  const wordsOf = (field: RetentionField) =>
    field === 'keep_days'
      ? t`Dit is langer dan een van de termijnen of het maximum.`
      : t`Dit is langer dan het maximum van de organisatie.`;
  useUnsavedChangesGuard(fields.isDirty());
  const save = useSaveRetention(retention.revision, (saved) => {
    fields.setInitialValues(typedOf(saved));
    fields.setValues(typedOf(saved));
  });
  const terms = termsOf(fields.values);
  const days = (field: RetentionField, placeholder: number | null) => ({
    min: 1,
    max: maxRetentionDays,
    allowDecimal: false,
    allowNegative: false,
    maw: '16rem',
    suffix: t` dagen`,
    placeholder: placeholder === null ? t`niet ingesteld` : t`standaard ${placeholder} dagen`,
    ...fields.getInputProps(field),
  });
  return (
    <form noValidate onSubmit={fields.onSubmit((typed) => save.mutate(termsOf(typed)))}>
      <Stack gap="md">
        <FailureAlert error={save.error} />
        {retentionOutcomes.map((outcome) => (
          <NumberInput
            key={outcome}
            label={i18n._(retentionOutcomeTexts[outcome].label)}
            description={i18n._(retentionOutcomeTexts[outcome].meaning)}
            {...days(`${outcome}_days`, retention.defaults[outcome])}
          />
        ))}
        <NumberInput
          label={t`Alles verwijderen na`}
          description={t`Hoe het formulier ook is afgelopen.`}
          {...days('all_days', null)}
        />
        <NumberInput
          label={t`Minstens bewaren`}
          description={t`Voltooide en bewaarde inzendingen gaan niet eerder vanzelf weg.`}
          {...days('keep_days', null)}
        />
        <Radio.Group
          label={t`Voltooide inzendingen aan het einde van hun termijn`}
          {...fields.getInputProps('method')}
        >
          <Stack gap="sm" mt="xs">
            <Radio value="delete" label={t`Verwijderen`} />
            <Radio
              value="anonymise"
              label={t`Anonimiseren`}
              description={t`Gevoelige antwoorden, hun bestanden en wie het was gaan weg. De andere antwoorden blijven.`}
            />
          </Stack>
        </Radio.Group>
        <TextInput
          label={t`Nummer in de selectielijst`}
          description={t`Staat in het verslag van wat is vernietigd, zoals 11.1.`}
          maxLength={40}
          maw="16rem"
          {...fields.getInputProps('selection_list_number')}
        />
        <RetentionSentences terms={terms} retention={retention} />
        <SaveButtons isSaving={save.isPending} isDirty={fields.isDirty()} onReset={fields.reset} />
      </Stack>
    </form>
  );
}

function typedOf(retention: RetentionTermsInput): Typed {
  const { method, selection_list_number } = retention;
  const entries = retentionFields.map((field) => [field, retention[field] ?? ''] as const);
  // There is one entry for each field, which the type of fromEntries cannot express.
  const days = Object.fromEntries(entries) as Record<RetentionField, number | string>;
  return { method, selection_list_number, ...days };
}

function termsOf({ method, selection_list_number, ...typed }: Typed): RetentionTermsInput {
  const entries = retentionFields.map((field) => {
    const value = typed[field];
    return [field, typeof value === 'number' ? value : null] as const;
  });
  // There is one entry for each field, which the type of fromEntries cannot express.
  const days = Object.fromEntries(entries) as Record<RetentionField, number | null>;
  return { method, selection_list_number, ...days };
}

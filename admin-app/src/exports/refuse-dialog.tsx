import type { ConsentRequest } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import type { useExportDecision } from './use-export-decision.ts';

interface DialogProps {
  readonly request: ConsentRequest;
  readonly decision: ReturnType<typeof useExportDecision>;
  readonly onClose: () => void;
}

/** Asks why an export of a colleague is refused. */
export function RefuseDialog({ request, decision, onClose }: DialogProps) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? t`Schrijf waarom.` : null) },
  });
  const colleague = request.requested_by;
  const submit = ({ reason }: typeof form.values) =>
    decision.mutate({ decision: 'refuse', reason: reason.trim() });
  return (
    <Modal opened onClose={onClose} title={t`Export weigeren`}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack gap="md">
          <Text size="sm">
            <Trans>{colleague} leest je reden, en die staat in het logboek.</Trans>
          </Text>
          <FailureAlert error={decision.error} />
          <Textarea
            label={t`Reden`}
            maxLength={500}
            autosize
            minRows={2}
            withAsterisk
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <FormButtons
            submitLabel={t`Weigeren`}
            isPending={decision.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}

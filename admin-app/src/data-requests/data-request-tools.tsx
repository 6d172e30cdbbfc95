import type { DataRequestDetail } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { PackageButton } from './package-button.tsx';
import { useRequestCall } from './use-request-call.ts';

type Step = 'extend' | 'handle' | 'refuse';

/** Searching again, extending and closing an open request. */
export function DataRequestTools({ request }: { readonly request: DataRequestDetail }) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step | null>(null);
  const { id, extension_reason: extension, is_overdue: isOverdue } = request;
  const search = useRequestCall(
    t`We zoeken opnieuw.`,
    () => api.repeatDataRequestSearch({ params: { id } }),
    false,
  );
  const close = () => setStep(null);
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={search.isPending}
        disabled={request.search.is_running}
        onClick={() => search.mutate('')}
      >
        <Trans>Opnieuw zoeken</Trans>
      </Button>
      <PackageButton request={request} />
      {extension === null && !isOverdue && (
        <Button variant="default" onClick={() => setStep('extend')}>
          <Trans>Termijn verlengen</Trans>
        </Button>
      )}
      <Button variant="default" onClick={() => setStep('refuse')}>
        <Trans>Weigeren</Trans>
      </Button>
      <Button onClick={() => setStep('handle')}>
        <Trans>Afsluiten</Trans>
      </Button>
      {step === 'extend' && <ExtendDialog id={id} onClose={close} />}
      {step === 'refuse' && <CloseDialog id={id} status="refused" onClose={close} />}
      {step === 'handle' && <CloseDialog id={id} status="handled" onClose={close} />}
    </Group>
  );
}

interface DialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

function ExtendDialog({ id, onClose }: DialogProps) {
  const { t } = useLingui();
  const extend = useRequestCall(t`De termijn is met twee maanden verlengd.`, (reason) =>
    api.extendDataRequest({ params: { id }, body: { reason } }),
  );
  return (
    <ReasonDialog
      title={t`Termijn verlengen`}
      lead={t`Je krijgt er één keer twee maanden bij, als het verzoek ingewikkeld is. Vertel de aanvrager binnen de eerste maand waarom.`}
      submitLabel={t`Verlengen`}
      error={extend.error}
      isPending={extend.isPending}
      maxLength={1000}
      onSubmit={(reason) => extend.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function CloseDialog({
  id,
  status,
  onClose,
}: DialogProps & { readonly status: 'handled' | 'refused' }) {
  const { t } = useLingui();
  const isRefused = status === 'refused';
  const close = useRequestCall(t`Het verzoek is afgesloten.`, (reason) =>
    api.closeDataRequest({ params: { id }, body: { status, reason } }),
  );
  return (
    <ReasonDialog
      title={isRefused ? t`Verzoek weigeren` : t`Verzoek afsluiten`}
      lead={t`Waarop je zocht en wat je vond, wordt gewist. Het verslag blijft. Noem geen namen of nummers.`}
      submitLabel={isRefused ? t`Weigeren` : t`Afsluiten`}
      error={close.error}
      isPending={close.isPending}
      isReasonRequired={isRefused}
      maxLength={1000}
      onSubmit={(reason) => close.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

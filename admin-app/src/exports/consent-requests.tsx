import type { ConsentRequest } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import classes from './consent-requests.module.css';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { exportFormatTexts } from './export-formats.ts';
import { consentRequestsQuery } from './exports-queries.ts';
import { useExportDecision } from './use-export-decision.ts';
import { usePeriodText } from './use-period-text.ts';

/** The exports of colleagues that the user can allow or refuse; nothing when there never was one. */
export function ConsentRequests() {
  const { data, error, refetch } = useQuery(consentRequestsQuery);
  const [hasDecided, setDecided] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined || (data.length === 0 && !hasDecided)) return null;
  const onDone = () => {
    setDecided(true);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="consent-requests" className={classes.section}>
      <Title order={2} size="h4" mb="xs" id="consent-requests" ref={heading} tabIndex={-1}>
        <Trans>Wacht op jouw toestemming</Trans>
      </Title>
      {data.length === 0 ? (
        <Text size="sm">
          <Trans>Er wacht niets meer.</Trans>
        </Text>
      ) : (
        <BorderedList>
          {data.map((one) => (
            <Request key={one.id} request={one} onDone={onDone} />
          ))}
        </BorderedList>
      )}
    </section>
  );
}

interface RequestProps {
  readonly request: ConsentRequest;
  readonly onDone: () => void;
}

function Request({ request, onDone }: RequestProps) {
  const { t, i18n } = useLingui();
  const [isRefusing, setRefusing] = useState(false);
  const decision = useExportDecision(request, onDone);
  const periodText = usePeriodText();
  const { requested_by: colleague, form_title: form, choices } = request;
  const stop = () => {
    setRefusing(false);
    decision.reset();
  };
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <Text size="sm">
          <Trans>
            {colleague} wil inzendingen van <strong>{form}</strong> exporteren, met leesbare BSN's
          </Trans>
        </Text>
        <Text size="xs" c="gray.7">
          {i18n._(exportFormatTexts[choices.format].label)} · {periodText(choices.filter)} ·{' '}
          {t`Aangevraagd`} <RelativeTime at={request.created_at} /> · {t`Verloopt`}{' '}
          <RelativeTime at={request.expires_at} />
        </Text>
        {!isRefusing && <FailureAlert error={decision.error} />}
      </div>
      <Group gap="xs">
        <Button
          size="compact-md"
          aria-label={t`Toestaan: ${form} voor ${colleague}`}
          loading={decision.isPending && !isRefusing}
          onClick={() => decision.mutate({ decision: 'give' })}
        >
          <Trans>Toestaan</Trans>
        </Button>
        <Button
          size="compact-md"
          variant="default"
          aria-label={t`Weigeren: ${form} voor ${colleague}`}
          onClick={() => setRefusing(true)}
        >
          <Trans>Weigeren</Trans>
        </Button>
      </Group>
      {isRefusing && (
        <ReasonDialog
          title={t`Export weigeren`}
          lead={<Trans>{colleague} leest je reden, en die staat in het logboek.</Trans>}
          submitLabel={t`Weigeren`}
          error={decision.error}
          isPending={decision.isPending}
          onSubmit={(reason) => decision.mutate({ decision: 'refuse', reason })}
          onClose={stop}
        />
      )}
    </li>
  );
}

import type { DataRequestMatch } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { api } from '../api/client.ts';
import { formatDay } from '../formats/format-day.ts';
import { idsOf } from './ids-of.ts';
import { StepForm } from './step-form.tsx';
import { useRequestCall } from './use-request-call.ts';

interface EraseDialogProps {
  readonly requestId: string;
  readonly matches: readonly DataRequestMatch[];
  readonly onClose: () => void;
}

/**
 * Asks whether to erase found submissions. It says which ones this request restricted, whose restriction ends with the
 * erasure, and which ones stay because something else holds them.
 */
export function EraseDialog({ requestId: id, matches, onClose }: EraseDialogProps) {
  const { t } = useLingui();
  const blocked = matches.filter(isBlocked);
  const erased = matches.filter((match) => !isBlocked(match));
  const own = erased.filter(({ holds }) => holds.length > 0).length;
  const call = useRequestCall(t`De gegevens zijn gewist.`, () =>
    api.eraseFoundSubmissions({
      params: { id },
      body: { submission_ids: idsOf(erased), ends_own_restrictions: own > 0 },
    }),
  );
  if (erased.length === 0) return <NothingErasable blocked={blocked} onClose={onClose} />;
  return (
    <StepForm
      title={t`${plural(erased.length, { one: '# inzending wissen?', other: '# inzendingen wissen?' })}`}
      lead={
        <>
          {own > 0 && <OwnRestrictions count={own} />}
          <Text size="sm">
            <Trans>
              Antwoorden, bestanden, e-mails en exports met deze gegevens gaan weg. Dat kun je niet
              ongedaan maken. Kijk eerst of je ze volgens de wet moet bewaren, en vertel ontvangers
              dat ze hun kopie wissen.
            </Trans>
          </Text>
          <Blocked matches={blocked} />
        </>
      }
      submitLabel={own > 0 ? t`Beperking opheffen en wissen` : t`Wissen`}
      isDanger
      call={call}
      value="yes"
      missing=""
      onClose={onClose}
    />
  );
}

/** The restriction of this very request ends when it erases; any other hold stays. */
const isBlocked = ({ holds }: DataRequestMatch): boolean =>
  holds.some(({ is_own: isOwn }) => !isOwn);

function OwnRestrictions({ count }: { readonly count: number }) {
  return (
    <Text size="sm" fw={600}>
      <Plural
        value={count}
        one="Je hebt # van deze inzendingen voor dit verzoek beperkt. Wissen heft die beperking op. Doe dat alleen als de betrokkene nu wil dat je wist."
        other="Je hebt # van deze inzendingen voor dit verzoek beperkt. Wissen heft die beperkingen op. Doe dat alleen als de betrokkene nu wil dat je wist."
      />
    </Text>
  );
}

/** What stays, by number, with the request or the reason that holds it. */
function Blocked({ matches }: { readonly matches: readonly DataRequestMatch[] }) {
  const { t } = useLingui();
  if (matches.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        <Trans>Deze blijven staan, omdat iets anders ze vasthoudt:</Trans>
      </Text>
      <List size="sm">
        {matches.map(({ submission_id: id, title, form, holds }) => (
          <List.Item key={id}>
            {title ?? form.name}:{' '}
            {holds
              .filter(({ is_own: isOwn }) => !isOwn)
              .map(({ reason, ends_on: day, is_restriction: isRestriction }) =>
                isRestriction
                  ? t`beperkt voor ${reason} tot en met ${formatDay(day)}`
                  : t`vastgehouden tot en met ${formatDay(day)}: ${reason}`,
              )
              .join('; ')}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

function NothingErasable({
  blocked,
  onClose,
}: {
  readonly blocked: readonly DataRequestMatch[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Modal opened onClose={onClose} title={t`Er kan nu niets gewist worden`}>
      <Stack gap="md">
        <Blocked matches={blocked} />
        <Text size="sm">
          <Trans>Hef dat eerst op bij de inzending, of wacht tot die dag voorbij is.</Trans>
        </Text>
        <Group justify="flex-end">
          <Button onClick={onClose}>
            <Trans>Sluiten</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

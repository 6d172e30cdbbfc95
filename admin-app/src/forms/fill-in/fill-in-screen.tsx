import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconArrowLeft, IconPencilPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { SectionHeader } from '../../frame/page/section-header.tsx';
import { useOpenForm } from '../../open-form/use-open-form.ts';
import { useCan } from '../../session/use-user.ts';
import { RepeatableForm } from './repeatable-form.tsx';

/** A form that a member of staff fills in for a resident, at the counter or on the phone. */
export function FillInScreen() {
  const { t } = useLingui();
  const form = useOpenForm();
  const mayList = useCan('submission-list');
  const isPublished = form.published.some(({ environment }) => environment === 'production');
  return (
    <>
      <SectionHeader
        title={t`Invullen voor een inwoner`}
        actions={
          mayList && (
            <Button
              component={Link}
              to={addressOf('formSubmissions', { id: form.id })}
              variant="default"
              leftSection={<IconArrowLeft size={18} aria-hidden />}
            >
              <Trans>Terug naar de inzendingen</Trans>
            </Button>
          )
        }
      />
      {isPublished ? (
        <>
          <Text size="sm" mb="md" maw="44rem">
            <Trans>
              Vul in wat de inwoner vertelt. Bij de inzending staat dat jij hebt ingevuld. Begin
              voor iedere inwoner opnieuw: de antwoorden blijven niet op dit apparaat staan.
            </Trans>
          </Text>
          <RepeatableForm formId={form.id} againLabel={<Trans>Voor een volgende inwoner</Trans>} />
        </>
      ) : (
        <EmptyState
          title={t`Dit formulier staat nog niet in productie`}
          icon={<IconPencilPlus size={40} stroke={1.3} />}
        >
          <Trans>Publiceer het eerst. Daarna kun je het hier voor inwoners invullen.</Trans>
        </EmptyState>
      )}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../formats/format-time.ts';
import { RelativeTime } from '../formats/relative-time.tsx';
import { currentRegion } from '../languages/languages.ts';
import { logbookStateQuery } from './logbook-queries.ts';

/**
 * Shows whether the last nightly check found the logbook intact; renders nothing before the first
 * check.
 */
export function LogbookIntegrity() {
  const { t } = useLingui();
  const { data } = useQuery(logbookStateQuery);
  const check = data?.check ?? null;
  if (check === null) return null;
  const links = formatNumber(check.links, currentRegion());
  if (check.problems.length > 0)
    return (
      <Alert color="red" variant="light" role="alert" mb="md" title={t`Het logboek is beschadigd`}>
        <Trans>
          Regels zijn buiten het product om gewijzigd, verwijderd of toegevoegd. Behandel dit als
          een beveiligingsincident en waarschuw de beheerder van de server.
        </Trans>{' '}
        <RelativeTime at={check.at} />
      </Alert>
    );
  return (
    <Text size="sm" c="dimmed" mb="md">
      <Trans>
        Laatste controle: <RelativeTime at={check.at} />. {links} regels, niets gewijzigd of
        verwijderd.
      </Trans>
    </Text>
  );
}

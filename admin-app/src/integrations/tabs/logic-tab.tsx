import {
  integrationMoments,
  type IntegrationMoment,
} from '@form-builder/core/version-settings/integrations/integration.ts';
import { readIntegrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import { readDestinations } from '@form-builder/core/version-settings/read-destinations.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Select, Stack, Text } from '@mantine/core';
import { IntegrationForm } from '../integration-form.tsx';
import { useOpenIntegration } from '../integration-layout.tsx';
import { momentLabels } from '../moment-labels.ts';
import { useIntegrationName } from '../use-integration-name.ts';

/** The tab for when an integration delivers, and which integration must deliver before it. */
export function LogicTab() {
  const { t, i18n } = useLingui();
  const { version, integration } = useOpenIntegration();
  const nameOf = useIntegrationName();
  const list = readIntegrations(version.settings);
  const earlier = list.slice(
    0,
    list.findIndex(({ id }) => id === integration.id),
  );
  return (
    <IntegrationForm>
      {(draft, change) => (
        <Stack gap="lg" maw="40rem">
          <Radio.Group
            label={t`Wanneer wordt een inzending geleverd?`}
            value={draft.when}
            onChange={(value) => change({ when: momentOf(value) })}
          >
            <Stack gap="xs" mt="xs">
              {integrationMoments.map((moment) => (
                <Radio key={moment} value={moment} label={i18n._(momentLabels[moment])} />
              ))}
            </Stack>
          </Radio.Group>
          {draft.when === 'route' && <Destinations />}
          {earlier.length > 0 && (
            <Select
              label={t`Pas na`}
              description={t`Deze koppeling wacht tot de andere is geleverd.`}
              placeholder={t`Wacht nergens op`}
              clearable
              data={earlier.map((one) => ({ value: one.id, label: nameOf(one) }))}
              value={draft.after}
              onChange={(after) => change({ after })}
            />
          )}
        </Stack>
      )}
    </IntegrationForm>
  );
}

const momentOf = (value: string): IntegrationMoment =>
  integrationMoments.find((moment) => moment === value) ?? 'completion';

/** The destinations that select this integration; rules in the form choose them. */
function Destinations() {
  const { version, integration } = useOpenIntegration();
  const leading = readDestinations(version.settings).filter(
    (one) => one.kind === 'integration' && one.integration === integration.id,
  );
  const names = leading.map(({ name }) => name).join(', ');
  return leading.length > 0 ? (
    <Text>
      <Trans>Regels sturen inzendingen hierheen met de bestemming {names}.</Trans>
    </Text>
  ) : (
    <Text>
      <Trans>
        Nog geen bestemming leidt hierheen. Voeg in de formuliereditor een bestemming van de soort
        koppeling toe, en kies daar deze koppeling.
      </Trans>
    </Text>
  );
}

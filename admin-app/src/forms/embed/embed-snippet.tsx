import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, NativeSelect, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { addressOf } from '../../access/screens.ts';
import { CopyButton } from '../../feedback/copy-button.tsx';
import { useEnvironmentName } from '../../publishing/use-environment-name.ts';
import { useEnvironmentIds } from '../../publishing/environments-query.ts';
import { useMaySeeEnvironment } from '../fill-in/use-may-see-environment.ts';
import { embedCode, renderAddress } from './embed-code.ts';
import classes from './embed-snippet.module.css';

/** Shows the HTML to paste into a page, and a link to the form's own page. */
export function EmbedSnippet({ form }: { readonly form: Form }) {
  const { t } = useLingui();
  const nameOf = useEnvironmentName();
  const maySee = useMaySeeEnvironment();
  const published = useEnvironmentIds().filter((id) =>
    form.published.some(({ environment }) => environment === id),
  );
  const [chosen, setChosen] = useState<EnvironmentId>('production');
  const environment = published.includes(chosen) ? chosen : (published.at(-1) ?? 'production');
  const code = embedCode({ origin: location.origin, formId: form.id, environment });
  return (
    <Stack gap="sm">
      <Text size="sm" c="gray.7">
        {published.length === 0 ? (
          <Trans>
            Publiceer het formulier eerst. Daarna werkt deze code op elke pagina van je site.
          </Trans>
        ) : (
          <Trans>Plak deze code op de pagina van je site waar het formulier moet komen.</Trans>
        )}
      </Text>
      {published.length > 1 && (
        <NativeSelect
          label={t`Omgeving`}
          value={environment}
          maw="16rem"
          data={published.map((id) => ({ value: id, label: nameOf(id) }))}
          onChange={(event) =>
            setChosen(published.find((id) => id === event.currentTarget.value) ?? 'production')
          }
        />
      )}
      {published.length > 0 && environment !== 'production' && (
        <Text size="sm" c="gray.7">
          <Trans>
            In deze omgeving zien bezoekers het formulier niet: alleen medewerkers met dat recht.
          </Trans>
        </Text>
      )}
      <pre className={classes.code} tabIndex={0} aria-label={t`Code om te plakken`}>
        <code>{code}</code>
      </pre>
      <div className={classes.actions}>
        <CopyButton text={code}>
          <Trans>Code kopiëren</Trans>
        </CopyButton>
        {published.length > 0 && maySee(environment) && (
          <Anchor
            href={
              environment === 'production'
                ? renderAddress(location.origin, form.id)
                : addressOf('formInEnvironment', { id: form.id, environment })
            }
            target="_blank"
            size="sm"
            className={classes.link ?? ''}
          >
            <Trans>Formulier openen in een nieuw tabblad</Trans>{' '}
            <IconExternalLink size={16} aria-hidden />
          </Anchor>
        )}
      </div>
    </Stack>
  );
}

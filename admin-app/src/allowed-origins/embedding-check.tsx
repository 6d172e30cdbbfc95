import type { EmbeddingObstacle } from '@form-builder/core/contract/staff/settings/allowed-origins.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, List, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import classes from './allowed-origins.module.css';

const obstacleTexts: Readonly<Record<EmbeddingObstacle, MessageDescriptor>> = {
  origin_not_allowed: msg`De website staat niet in de lijst hierboven. Voeg die toe.`,
  page_unreachable: msg`We konden de pagina niet lezen: ze bestaat niet, verwijst door, of is van hieraf niet bereikbaar. Of de beveiliging van de pagina formulieren toelaat, weten we dus niet.`,
  script_blocked: msg`De beveiliging van de pagina (Content-Security-Policy) houdt ons script tegen. Vraag de webbeheerder om ons adres bij script-src te zetten.`,
  calls_blocked: msg`De beveiliging van de pagina (Content-Security-Policy) houdt het versturen tegen. Vraag de webbeheerder om ons adres bij connect-src te zetten.`,
};

/** Tests whether a form would work in a page of a site. */
export function EmbeddingCheck() {
  const { t } = useLingui();
  const check = useMutation({
    mutationFn: (url: string) => api.checkEmbedding({ body: { url } }),
    meta: { showsErrors: true },
  });
  const form = useForm({
    initialValues: { url: '' },
    validate: {
      url: (url) =>
        /^https?:\/\//i.test(url.trim()) && URL.canParse(url.trim())
          ? null
          : t`Vul het hele adres van een pagina in, met https:// ervoor.`,
    },
  });
  const obstacles = check.data?.data.obstacles;
  return (
    <form noValidate onSubmit={form.onSubmit(({ url }) => check.mutate(url.trim()))}>
      <TextInput
        label={t`Pagina testen`}
        description={t`We lezen de pagina één keer en kijken of een formulier daar werkt.`}
        type="url"
        inputMode="url"
        maxLength={2000}
        inputContainer={(input) => (
          <div className={classes.row}>
            {input}
            <Button type="submit" variant="default" loading={check.isPending}>
              <Trans>Testen</Trans>
            </Button>
          </div>
        )}
        {...form.getInputProps('url')}
      />
      <FailureAlert error={check.error} />
      <div role="status">{obstacles !== undefined && <CheckResult obstacles={obstacles} />}</div>
    </form>
  );
}

function CheckResult({ obstacles }: { readonly obstacles: readonly EmbeddingObstacle[] }) {
  const { t, i18n } = useLingui();
  if (obstacles.length === 0)
    return (
      <Alert mt="sm" color="green" variant="light" title={t`Een formulier werkt op deze pagina`} />
    );
  return (
    <Alert mt="sm" color="yellow" variant="light" title={t`Dit gaat nog niet goed`}>
      <List size="sm">
        {obstacles.map((obstacle) => (
          <List.Item key={obstacle}>{i18n._(obstacleTexts[obstacle])}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

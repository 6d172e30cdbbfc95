import type { SubmissionIdentity } from '@form-builder/core/contract/staff/submissions/identities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { LoadError } from '../../feedback/load-error.tsx';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { MaskedIdentifier } from './masked-identifier.tsx';
import classes from '../submission-screen.module.css';

const identitiesQuery = (submissionId: string) =>
  queryOptions({
    queryKey: queryKeys.submissions.identities(submissionId),
    queryFn: () => api.listIdentities({ params: { id: submissionId } }),
  });

interface SubmissionIdentitiesProps {
  readonly submissionId: string;
}

/** Who logged in for a submission, and for whom; absent when nobody did. */
export function SubmissionIdentities({ submissionId }: SubmissionIdentitiesProps) {
  const { data, error, refetch } = useQuery(identitiesQuery(submissionId));
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section className={classes.identities}>
      <Title order={2}>
        <Trans>Wie heeft ingelogd</Trans>
      </Title>
      {data.data.map((identity) => (
        <Identity key={identity.provider} submissionId={submissionId} identity={identity} />
      ))}
    </section>
  );
}

interface IdentityProps extends SubmissionIdentitiesProps {
  readonly identity: SubmissionIdentity;
}

function Identity({ submissionId, identity }: IdentityProps) {
  const { t } = useLingui();
  const { provider, provider_name: name, level, acting } = identity;
  const unmask = (party: 'represented' | 'acting') => () =>
    api.getIdentifier({ params: { id: submissionId, provider }, query: { party } });
  const loggedInWith = level === null ? name : `${name} (${level})`;
  const at = formatExact(identity.authenticated_at, currentRegion());
  return (
    <dl className={classes.list}>
      <Pair label={t`Ingelogd met`} value={`${loggedInWith}, ${at}`} />
      <Pair label={acting === null ? t`Naam` : t`Voor wie`} value={identity.name} />
      {identity.is_shielded && (
        <Pair
          label={t`Geheimhouding`}
          value={t`De gegevens van deze persoon zijn afgeschermd in de BRP. Geef ze niet aan anderen, ook niet in een e-mail.`}
        />
      )}
      <MaskedIdentifier
        label={acting === null ? t`Nummer` : t`Nummer van de vertegenwoordigde`}
        {...(acting !== null && { owner: identity.name || t`vertegenwoordigde` })}
        masked={identity.identifier}
        unmask={unmask('represented')}
      />
      {acting !== null && (
        <>
          <Pair label={t`Ingevuld door (gemachtigde)`} value={acting.name} />
          <MaskedIdentifier
            label={t`Nummer van de gemachtigde`}
            owner={acting.name || t`gemachtigde`}
            masked={acting.identifier}
            unmask={unmask('acting')}
          />
          <Pair label={t`Medewerker van de gemachtigde`} value={acting.person ?? ''} />
          <Pair label={t`Dienst van de machtiging`} value={acting.mandate ?? ''} />
        </>
      )}
    </dl>
  );
}

/** A fact with a value; nothing without one. */
function Pair({ label, value }: { readonly label: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <div className={classes.pair}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

import type { WaitingProposal } from '@form-builder/core/contract/staff/forms/insight.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { addressOf } from '../../access/screens.ts';
import { BarList } from '../../charts/bar-list.tsx';
import { useNow } from '../../formats/use-now.ts';
import { useEnvironmentName } from '../../publishing/use-environment-name.ts';
import { useMayOpen } from '../../session/use-may-open.ts';
import { FiguresSection } from '../../charts/figures-section.tsx';
import classes from '../insight.module.css';

const dayMs = 86_400_000;

/** The versions that wait for a decision now, and for how many days. */
export function WaitingProposals({
  proposals,
}: {
  readonly proposals: readonly WaitingProposal[];
}) {
  const { t } = useLingui();
  const nameOf = useEnvironmentName();
  const nowMs = useNow();
  const mayReview = useMayOpen()('formReview');
  if (proposals.length === 0) return <NothingWaits />;
  const daysOf = ({ proposed_at: at }: WaitingProposal) =>
    Math.max(0, Math.floor((nowMs - Date.parse(at)) / dayMs));
  const rows = proposals.map((one) => [
    one.form.name,
    one.version.number,
    nameOf(one.environment),
    daysOf(one),
  ]);
  const bars = proposals.map((one) => ({
    key: `${one.version.id} ${one.environment}`,
    name: one.form.name,
    count: daysOf(one),
    text: t`${daysOf(one)} d`,
  }));
  const links = proposals.map(({ version }) => addressOf('formReview', { id: version.id }));
  return (
    <FiguresSection
      title={t`Wachtende voorstellen`}
      description={t`Voorgesteld, en nog niet goedgekeurd of afgewezen. Wat het langst wacht, staat bovenaan.`}
      fileName="wachtende-voorstellen"
      chart={<BarList bars={bars} />}
      figures={{
        headers: [t`Formulier`, t`Versie`, t`Omgeving`, t`Dagen`],
        rows,
        nameColumns: 3,
        ...(mayReview && { links }),
      }}
      words={
        <Plural
          value={proposals.length}
          one="Er wacht # voorstel."
          other="Er wachten # voorstellen."
        />
      }
    />
  );
}

function NothingWaits() {
  return (
    <section className={classes.nothing}>
      <Title order={3}>
        <Trans>Wachtende voorstellen</Trans>
      </Title>
      <Text size="sm" c="gray.7">
        <Trans>Er wachten geen voorstellen op een besluit.</Trans>
      </Text>
    </section>
  );
}

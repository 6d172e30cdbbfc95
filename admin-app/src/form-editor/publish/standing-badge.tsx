import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { ToneBadge, type Tone } from '../../badges/tone-badge.tsx';
import { useEnvironmentName } from '../../publishing/use-environment-name.ts';
import styles from './standing-badge.module.css';

/** Says for which environments the version is proposed, approved or rejected. */
export function StandingBadge({ version }: { readonly version: Pick<Version, 'environments'> }) {
  const { t } = useLingui();
  const nameOf = useEnvironmentName();
  const placesIn = (wanted: Version['environments'][number]['state']) =>
    version.environments
      .filter(({ state }) => state === wanted)
      .map(({ id }) => nameOf(id))
      .join(', ');
  const [proposed, approved, rejected] = [
    placesIn('proposed'),
    placesIn('approved'),
    placesIn('rejected'),
  ];
  return (
    <>
      <Shown tone="blue" text={proposed && t`Voorgesteld voor ${proposed}`} />
      <Shown tone="teal" text={approved && t`Goedgekeurd voor ${approved}`} />
      <Shown tone="red" text={rejected && t`Afgekeurd voor ${rejected}`} />
    </>
  );
}

const Shown = ({ tone, text }: { readonly tone: Tone; readonly text: string }) =>
  text === '' ? null : (
    <span title={text} className={styles.standing}>
      <ToneBadge tone={tone}>{text}</ToneBadge>
    </span>
  );

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Select } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import styles from './visit.module.css';

const works = 'works';

interface ScenarioSelectProps {
  /** Absent when everything works. */
  readonly scenario: Scenario | undefined;
  readonly onChoose: (id: string | null) => void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** Chooses what goes wrong for the visitor. */
export function ScenarioSelect({ scenario, onChoose, ref }: ScenarioSelectProps) {
  const { t, i18n } = useLingui();
  const groups = {
    opening: t`Formulier gaat niet open`,
    filling: t`Invullen en versturen`,
    services: t`Dienst van buiten werkt niet`,
  };
  const items = (group: Scenario['group']) =>
    scenarios
      .filter((one) => one.group === group)
      .map(({ id, label }) => ({ value: id, label: i18n._(label) }));
  return (
    <Select
      ref={ref}
      className={styles.select ?? ''}
      label={t`Toestand`}
      size="xs"
      leftSection={scenario && <IconAlertTriangle size={18} aria-hidden />}
      data-active={scenario !== undefined}
      allowDeselect={false}
      maxDropdownHeight={400}
      data={[
        { value: works, label: t`Alles werkt` },
        { group: groups.opening, items: items('opening') },
        { group: groups.filling, items: items('filling') },
        { group: groups.services, items: items('services') },
      ]}
      value={scenario?.id ?? works}
      onChange={(id) => onChoose(id === works ? null : id)}
    />
  );
}

interface ScenarioNoticeProps {
  readonly scenario: Scenario;
  readonly onEnd: () => void;
}

/** Says that the try-out shows a situation in which something is wrong. */
export function ScenarioNotice({ scenario, onEnd }: ScenarioNoticeProps) {
  const { i18n } = useLingui();
  const name = i18n._(scenario.label);
  return (
    <div className={styles.notice}>
      <p role="status">
        <strong>
          <Trans>Toestand: {name}</Trans>
        </strong>{' '}
        {i18n._(scenario.hint)} <Trans>Er wordt niets bewaard of verstuurd.</Trans>
      </p>
      <Button variant="default" size="compact-sm" onClick={onEnd}>
        <Trans>Alles werkt weer</Trans>
      </Button>
    </div>
  );
}

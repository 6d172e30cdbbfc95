import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Skeleton } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import classes from './health-list.module.css';
import type { HealthProblem } from './health-problem.ts';
import { useHealth } from './use-health.ts';

/** What of the organisation does not work, each with the way to the screen where it is solved. */
export function HealthList() {
  const { problems, isLoading, error, retry } = useHealth();
  if (isLoading) return <Skeleton height={88} aria-busy="true" />;
  return (
    <div className={classes.health}>
      {error !== null && <LoadError error={error} onRetry={retry} />}
      {problems.length > 0 && (
        <BorderedList>
          {problems.map((problem) => (
            <ProblemItem key={problem.id} problem={problem} />
          ))}
        </BorderedList>
      )}
      {problems.length === 0 && error === null && <AllWorks />}
    </div>
  );
}

function ProblemItem({ problem }: { readonly problem: HealthProblem }) {
  const { i18n } = useLingui();
  const { level, text, names, to, action } = problem;
  const Icon = level === 'error' ? IconAlertCircle : IconAlertTriangle;
  return (
    <li className={classes.item}>
      <Icon size={20} aria-hidden className={classes.icon} data-level={level} />
      <div className={classes.words}>
        <p className={classes.text}>{i18n._(text)}</p>
        {names.length > 0 && (
          <p className={classes.names}>{new Intl.ListFormat(i18n.locale).format(names)}</p>
        )}
        <Anchor component={Link} to={to} size="sm">
          {i18n._(action)}
        </Anchor>
      </div>
    </li>
  );
}

function AllWorks() {
  return (
    <div className={classes.works}>
      <IconCircleCheck size={20} aria-hidden className={classes.icon} data-level="fine" />
      <div className={classes.words}>
        <p className={classes.text}>
          <Trans>Alles werkt.</Trans>
        </p>
        <p className={classes.names}>
          <Trans>
            Hier zie je het als een levering of export mislukt, een aanbieder uitvalt of een limiet
            bijna is bereikt.
          </Trans>
        </p>
      </div>
    </div>
  );
}

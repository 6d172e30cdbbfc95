import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { BorderedList } from '../../bordered-list/bordered-list.tsx';
import { useUser } from '../../session/use-user.ts';
import { HomeSection } from '../home-section.tsx';
import { areFirstStepsHidden, hideFirstSteps } from './first-steps-store.ts';
import classes from './first-steps.module.css';
import { useFirstSteps, type FirstStep } from './use-first-steps.ts';

/** The first steps of a new organisation, until all are done or the user hides them; hidden ones ask the server nothing. */
export function FirstSteps() {
  const userId = useUser()?.id ?? '';
  const [isHidden, setHidden] = useState(() => areFirstStepsHidden(userId));
  const hide = () => {
    hideFirstSteps(userId);
    setHidden(true);
  };
  return isHidden ? null : <OpenSteps onHide={hide} />;
}

function OpenSteps({ onHide }: { readonly onHide: () => void }) {
  const { t } = useLingui();
  const steps = useFirstSteps();
  const total = steps.length;
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === total) return null;
  return (
    <HomeSection title={t`Eerste stappen`}>
      <p className={classes.progress}>
        <Trans>
          {done} van {total} gedaan
        </Trans>
      </p>
      <BorderedList>
        {steps.map((step) => (
          <StepItem key={step.id} step={step} />
        ))}
      </BorderedList>
      <Button variant="subtle" size="compact-sm" mt="xs" onClick={onHide}>
        <Trans>Niet meer laten zien</Trans>
      </Button>
    </HomeSection>
  );
}

function StepItem({ step: { label, why, to, isDone } }: { readonly step: FirstStep }) {
  const { t } = useLingui();
  return (
    <li className={classes.step}>
      {isDone ? (
        <IconCircleCheck size={20} className={classes.done} role="img" aria-label={t`Gedaan`} />
      ) : (
        <IconCircle size={20} className={classes.open} role="img" aria-label={t`Nog te doen`} />
      )}
      <div className={classes.words}>
        <Anchor component={Link} to={to} fw={600}>
          {label}
        </Anchor>
        <p className={classes.why}>{why}</p>
      </div>
    </li>
  );
}

import { useLingui } from '@lingui/react/macro';
import { addressOf } from '../access/screens.ts';
import { HealthList } from '../health/health-list.tsx';
import { useCan } from '../session/use-user.ts';
import { RecentDaysChart } from '../submissions/list/recent-days-chart.tsx';
import classes from './figures.module.css';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { HomeSection } from './home-section.tsx';

/**
 * For administrators: the first steps of a new organisation, and whether everything works, beside the submissions of the
 * last weeks; for handlers only these.
 */
export function Figures({ isAdministrator }: { readonly isAdministrator: boolean }) {
  return isAdministrator ? <AdministratorFigures /> : <SubmissionFigures />;
}

function AdministratorFigures() {
  const { t } = useLingui();
  const maySeeSubmissions = useCan('submission-list');
  return (
    <>
      <FirstSteps />
      <div className={classes.figures}>
        <HomeSection title={t`Werkt alles?`}>
          <HealthList />
        </HomeSection>
        {maySeeSubmissions && <SubmissionFigures />}
      </div>
    </>
  );
}

/** The submissions of the last weeks as a chart. */
function SubmissionFigures() {
  const { t } = useLingui();
  return (
    <HomeSection
      title={t`Inzendingen`}
      more={{ to: addressOf('submissions'), label: t`Alle inzendingen` }}
    >
      <RecentDaysChart />
    </HomeSection>
  );
}

import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { useCan, useUser } from '../session/use-user.ts';
import classes from './home-screen.module.css';
import { LatestSubmissions } from './latest-submissions.tsx';
import { NewFormLink } from './new-form-link.tsx';
import { RecentForms } from './recent-forms.tsx';
import { PendingTransitions } from './pending-transitions.tsx';

/** Where one starts: what waits for a decision, what was worked on, what came in. */
export function HomeScreen() {
  const { t } = useLingui();
  usePageTitle(t`Start`);
  useBreadcrumbs([{ label: t`Start` }]);
  const user = useUser();
  const firstName = user?.first_name || user?.name || '';
  const mayCreate = useCan('form-create');
  const mayReadForms = useCan('form-read', 'form-edit');
  const maySeeSubmissions = useCan('submission-list');
  return (
    <>
      <PageHeader
        title={firstName === '' ? t`Welkom` : t`Welkom, ${firstName}`}
        actions={mayCreate ? <NewFormLink /> : undefined}
      />
      <div className={classes.home}>
        {mayReadForms && <PendingTransitions />}
        {mayReadForms && <RecentForms />}
        {maySeeSubmissions && <LatestSubmissions />}
      </div>
    </>
  );
}

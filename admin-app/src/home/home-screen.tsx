import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { useCan, useUser } from '../session/use-user.ts';
import classes from './home-screen.module.css';
import { HandlerSubmissions } from './handler-submissions.tsx';
import { LatestSubmissions } from './latest-submissions.tsx';
import { LazyDesignerForms, LazyFigures } from './lazy-figures.tsx';
import { NewFormLink } from './new-form-link.tsx';
import { RecentForms } from './recent-forms.tsx';
import { PendingTransitions } from './pending-transitions.tsx';

/** The start screen: pending decisions, what works, recent forms and the latest submissions, each by permission. */
export function HomeScreen() {
  const { t } = useLingui();
  usePageTitle(t`Start`);
  useBreadcrumbs([{ label: t`Start` }]);
  const user = useUser();
  const firstName = user?.first_name || user?.name || '';
  const mayCreate = useCan('form-create');
  return (
    <div className={classes.page}>
      <PageHeader
        title={firstName === '' ? t`Welkom` : t`Welkom, ${firstName}`}
        actions={mayCreate ? <NewFormLink /> : undefined}
      />
      <div className={classes.home}>
        <Sections />
      </div>
    </div>
  );
}

function Sections() {
  const isAdministrator = useCan('admin-forms-settings', 'admin-providers');
  const mayReadForms = useCan('form-read', 'form-edit');
  const mayEditForms = useCan('form-edit');
  const maySeeSubmissions = useCan('submission-list');
  return (
    <>
      {mayReadForms && <PendingTransitions />}
      {isAdministrator && <LazyFigures isAdministrator />}
      {maySeeSubmissions && <HandlerSubmissions />}
      {maySeeSubmissions && !isAdministrator && <HandlerFigures />}
      {mayEditForms && <LazyDesignerForms />}
      {mayReadForms && <RecentForms />}
      {maySeeSubmissions && <NewestSubmissions />}
    </>
  );
}

/** The figures of a handler; renders nothing for other users. */
function HandlerFigures() {
  return useCan('submission-handle') && <LazyFigures isAdministrator={false} />;
}

/** The latest submissions; handlers see their own and the unassigned ones instead. */
function NewestSubmissions() {
  const { t } = useLingui();
  if (useCan('submission-handle')) return null;
  return (
    <LatestSubmissions title={t`Laatste inzendingen`} empty={t`Er is nog niets ingezonden.`} />
  );
}

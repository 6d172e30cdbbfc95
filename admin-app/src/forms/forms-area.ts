/** The screens of forms and submissions, loaded together when the first of them is opened. */
export { SubmissionScreen } from '../submissions/submission-screen.tsx';
export { FormSubmissions } from '../submissions/list/form-submissions.tsx';
export { FailedDeliveriesScreen } from '../submissions/deliveries/failed-deliveries-screen.tsx';
export { SubmissionsScreen } from '../submissions/list/submissions-screen.tsx';
export { FormInsightScreen } from '../insight/form-insight-screen.tsx';
export { InsightScreen } from '../insight/insight-screen.tsx';
export { FormReviews } from '../form-reviews/form-reviews.tsx';
export { FormVersions } from '../versions/form-versions.tsx';
export { EnvironmentScreen } from './fill-in/environment-screen.tsx';
export { FillInScreen } from './fill-in/fill-in-screen.tsx';
export { FormDashboard } from './form-dashboard.tsx';
export { FormLayout } from './form-layout.tsx';
export { FormSettings } from './form-settings.tsx';
export { FormsScreen } from './forms-screen.tsx';

import { Navigate, useParams } from 'react-router';
import { AccessDeniedPage } from '../full-page/access-denied-page.tsx';
import { useFormTabs } from './form-tabs.ts';

/** Redirects a form without a tab in its URL to the first tab that the user may open. */
export function FirstFormTab() {
  const [first] = useFormTabs(useParams()['id'] ?? '');
  return first === undefined ? <AccessDeniedPage /> : <Navigate to={first.to} replace />;
}

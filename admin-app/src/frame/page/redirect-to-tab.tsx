import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { notifyRedirect } from '../../api/notify.ts';

/** Opens the first tab that the user may see instead of the one in the address, and says so. */
export function RedirectToTab({ label, to }: { readonly label: string; readonly to: string }) {
  const { t } = useLingui();
  const message = t`Dit onderdeel mag je niet openen. Je ziet nu: ${label}.`;
  useEffect(() => notifyRedirect(message), [message]);
  return <Navigate to={to} replace />;
}

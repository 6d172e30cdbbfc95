import { Navigate, useLocation } from 'react-router';

/** Sends an address of an earlier release to the present one, with its filters. */
export function Moved({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

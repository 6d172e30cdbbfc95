import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { AccessDeniedPage } from './access-denied-page.tsx';
import { lazyPart } from '../frame/lazy-part.ts';
import { ScreenLoading } from './screen-loading.tsx';
import { goToLogin } from '../session/go-to-login.ts';
import { useInactiveFeatures } from '../session/feature-state.ts';
import { useUser } from '../session/use-user.ts';
import { checkAccess, type ScreenAccess } from '../access/access.ts';

const FeatureInactivePage = lazyPart(
  async () => (await import('./feature-inactive-page.tsx')).FeatureInactivePage,
);

/** Shows a screen only to users who may open it. */
export function Guarded({
  access,
  children,
}: {
  readonly access: ScreenAccess;
  readonly children: ReactNode;
}) {
  const result = checkAccess(access, useUser(), useInactiveFeatures());
  if (result === 'denied') return <AccessDeniedPage />;
  if (result === 'inactive' && access.level === 'private' && access.feature !== undefined)
    return (
      <Suspense fallback={<ScreenLoading />}>
        <FeatureInactivePage feature={access.feature} />
      </Suspense>
    );
  if (result === 'home') return <Navigate to="/" replace />;
  if (result === 'sign-in') return <LeaveForLogin />;
  return children;
}

function LeaveForLogin() {
  useEffect(() => void goToLogin(), []);
  return null;
}

import { lazy, Suspense } from 'react';
import { withScreenTexts } from '../languages/with-texts.ts';

/** Fetched after the first screen; without it the app works too. */
const MaintenanceNotice = lazy(async () => {
  const load = withScreenTexts(() => import('../maintenance/maintenance-notice.tsx'));
  return { default: (await load().catch(() => null))?.MaintenanceNotice ?? Nothing };
});

function Nothing() {
  return null;
}

/** The place of announced maintenance, which is there before it, so that screen readers announce it. */
export function LazyMaintenanceNotice() {
  return (
    <div role="status">
      <Suspense fallback={null}>
        <MaintenanceNotice />
      </Suspense>
    </div>
  );
}

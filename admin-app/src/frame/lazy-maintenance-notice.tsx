import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';

const MaintenanceNotice = lazyPart(
  async () => (await import('../maintenance/maintenance-notice.tsx')).MaintenanceNotice,
);

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

import { Skeleton } from '@mantine/core';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { withScreenTexts } from '../languages/with-texts.ts';

// The height of a short list and of the chart, so that what is below moves little.
const loading = <Skeleton height={174} aria-busy="true" />;

/** What of the organisation does not work. */
export const HealthList = lazyPart(
  withScreenTexts(async () => (await import('../health/health-list.tsx')).HealthList),
  loading,
);

/** The submissions of the last four weeks. */
export const RecentDaysChart = lazyPart(
  withScreenTexts(
    async () => (await import('../submissions/list/recent-days-chart.tsx')).RecentDaysChart,
  ),
  loading,
);

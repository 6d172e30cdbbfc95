import { AbortedScreen } from '../summary/aborted-screen.tsx';
import { ConfirmationScreen } from '../summary/confirmation-screen.tsx';
import { SummaryScreen } from '../summary/summary-screen.tsx';

/** What only the end of the road needs: fetched while the visitor fills in, not before. */
export { deliver, servicesFor } from '../sending/deliver.ts';

/** The screens after the pages. */
export const screens = {
  summary: SummaryScreen,
  confirmation: ConfirmationScreen,
  aborted: AbortedScreen,
};

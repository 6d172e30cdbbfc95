/** What only the end of the road needs: fetched while the visitor fills in, not before. */
export { deliver } from '../sending/deliver.ts';
export { AbortedScreen } from '../summary/aborted-screen.tsx';
export { ConfirmationScreen } from '../summary/confirmation-screen.tsx';
export { SummaryScreen } from '../summary/summary-screen.tsx';

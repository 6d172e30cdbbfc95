export { ConfirmationScreen } from './confirmation-screen.tsx';
export { SummaryScreen } from './summary-screen.tsx';

export { DataRequestScreen } from './data-request-screen.tsx';
export { DataRequestsScreen } from './data-requests-screen.tsx';

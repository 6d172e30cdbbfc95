export { QuotasScreen } from './quotas-screen.tsx';

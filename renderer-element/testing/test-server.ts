export { forms } from './forms.ts';
export { pages } from './pages.ts';
export { VisitorApi } from './visitor-api.ts';

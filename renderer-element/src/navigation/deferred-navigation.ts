/** What the navigation needs beyond the first page: loaded while the visitor fills that in. */
export { goTo, goToField, goToSummary, next, previous, restoreScreen } from './leave-page.ts';
export { leaveHiddenPage } from './hidden-page.ts';
export { breakIdOf, removeSolvedErrors, updateErrorSummary } from './transitions.ts';
export { createVisibilityAnnouncer } from './visibility-announcer.ts';
export { validateSession } from '@form-builder/core/session/validation/validate-session.ts';

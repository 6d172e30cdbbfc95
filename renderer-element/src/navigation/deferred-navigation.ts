/**
 * The code that navigation needs after the first page; it loads while the visitor fills in that
 * page.
 */
export { goTo, goToField, goToSummary, next, previous, restoreScreen } from './leave-page.ts';
export { leaveHiddenPage } from './hidden-page.ts';
export { breakIdOf, removeSolvedErrors, updateErrorSummary } from './transitions.ts';
export { createVisibilityAnnouncer } from './visibility-announcer.ts';
export { validateSession } from '@form-builder/core/session/validation/validate-session.ts';

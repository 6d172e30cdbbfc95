/**
 * The entry module of the code that every form needs after its first page; it loads while the
 * visitor fills in that page.
 */
export * from '../navigation/deferred-navigation.ts';
export { styles, views } from '../screens/deferred-views.ts';
export { loadFormServices } from '../submission/load-form-services.ts';
export { submitForm } from '../submission/submit.ts';
export { startBackgroundTasks } from './background-tasks/start-background-tasks.ts';
export { createSubmissionContext } from './create-submission-context.ts';

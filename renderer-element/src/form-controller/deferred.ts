/** What every form needs after its first page: fetched while the visitor fills that in. */
export * from '../navigation/deferred-navigation.ts';
export { styles, views } from '../screens/deferred-views.ts';
export { loadFormServices } from '../submission/load-form-services.ts';
export { submitForm } from '../submission/submit.ts';
export { startBackgroundTasks } from './background-tasks/start-background-tasks.ts';
export { createSubmissionContext } from './create-submission-context.ts';

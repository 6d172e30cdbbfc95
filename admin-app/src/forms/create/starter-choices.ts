/** The starters and the code to create a form from one, loaded when the create panel opens. */
export { buildStarterFile } from '@form-builder/core/starters/build-starter-file.ts';
export { starters } from '@form-builder/core/starters/starters.ts';

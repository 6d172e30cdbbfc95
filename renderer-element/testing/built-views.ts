export { hasView } from '../src/field-types/types-without-view.ts';

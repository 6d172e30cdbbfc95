/** What rules fill in: few forms have such rules. */
export { fillLinker } from '@form-builder/core/session/program/link-fills.ts';

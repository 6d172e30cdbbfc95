/**
 * Evaluates rules that fill in fields, and announces this to screen readers; a chunk of its own,
 * because few forms have such rules.
 */
export { fillLinker } from '@form-builder/core/session/program/link-fills.ts';
export { createFillAnnouncer } from '../../state/fill-announcer.ts';

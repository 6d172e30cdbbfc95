/**
 * Evaluates every operator on every value kind; `rule-modules.ts` has those that most rules use.
 */
export { operators } from '@form-builder/core/conditions/registry.ts';

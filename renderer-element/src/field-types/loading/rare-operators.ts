/** Every operator on every kind of answer; `rule-modules.ts` has those that most rules use. */
export { operators } from '@form-builder/core/conditions/registry.ts';

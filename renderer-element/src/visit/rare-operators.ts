import { operators } from '@form-builder/core/conditions/registry.ts';
import type { LogicEngine } from '@form-builder/core/session/build-program.ts';
import { commonLogic } from './usual-parts.ts';

/** Rules with every operator on every kind of answer; those of most forms need only the common ones. */
export const rareLogic: LogicEngine = { ...commonLogic, operators };

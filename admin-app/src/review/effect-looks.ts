import type { ChangeEffect } from '@form-builder/core/field-types/settings/change-effect.ts';
import type { Tone } from '../badges/tone-badge.tsx';

/** The colours of the effects; one that may break something is conspicuous. */
export const effectTones: Readonly<Record<ChangeEffect, Tone>> = {
  wording: 'neutral',
  testing: 'neutral',
  behaviour: 'blue',
  integration: 'teal',
  answers_incompatible: 'yellow',
};

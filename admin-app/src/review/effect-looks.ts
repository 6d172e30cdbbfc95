import type { ChangeEffect } from '@form-builder/core/field-types/settings/change-effect.ts';
import type { Tone } from '../badges/tone-badge.tsx';

/** The colour beside the words of an effect: what may break stands out. */
export const effectTones: Readonly<Record<ChangeEffect, Tone>> = {
  wording: 'neutral',
  behaviour: 'blue',
  integration: 'teal',
  answers_incompatible: 'yellow',
};

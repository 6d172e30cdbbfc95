import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Texts that are inserted into the form itself, in the language of the designer. */
export type TranslateDescriptor = (descriptor: MessageDescriptor) => string;

export const momentRestored = msg`een eerder moment terugzetten`;
/** Says whose changes were added to those made here. */
export function mergedWith({ latest_change }: Version): MessageDescriptor {
  const name = latest_change?.user?.name;
  return name === undefined
    ? msg`De wijzigingen van een collega zijn samengevoegd met die van jou.`
    : msg`De wijzigingen van ${name} zijn samengevoegd met die van jou.`;
}

export const conflictResolved = msg`de versie van je collega overnemen`;

export const nothingToUndo = msg`Er is niets meer om ongedaan te maken.`;
export const nothingToRedo = msg`Er is niets meer om opnieuw te doen.`;

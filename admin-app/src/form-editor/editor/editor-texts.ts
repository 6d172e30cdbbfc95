import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Texts that are inserted into the form itself, in the language of the designer. */
export type TranslateDescriptor = (descriptor: MessageDescriptor) => string;

export const momentRestored = msg`een eerder moment terugzetten`;
export const conflictResolved = msg`de versie van je collega overnemen`;

import type { Wording } from '@form-builder/core/descriptions/field-names.ts';
import { createWording } from '@form-builder/core/explanations/describe-trace.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { useDeferredValue, useMemo } from 'react';
import { createTryOutSession } from '../../../form-preview/try-out-session.ts';
import { currentContext } from '../../../languages/staff-texts.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { useEditedVersion, useEditorState } from '../../editor/editor-context.ts';

/** The form as the answers of the try-out make it. */
interface SampleSession {
  readonly answers: Answers;
  readonly session: Session;
  /** Describes what its rules read. */
  readonly wording: Wording;
}

/** Every rule of a panel asks for the same session. */
const sessions = new WeakMap<EditedVersion['pages'], SampleSession>();

/** The form with the answers of the try-out, with low priority while the designer types. */
export function useSampleSession(): SampleSession {
  const version = useDeferredValue(useEditedVersion());
  const { sample } = useEditorState();
  return useMemo(() => sampleOf(version, sample.answers), [version, sample]);
}

function sampleOf({ pages, variables }: EditedVersion, answers: Answers): SampleSession {
  const known = sessions.get(pages);
  if (known?.answers === answers) return known;
  const session = createTryOutSession({ pages, variables }, answers);
  const created = {
    answers,
    session,
    wording: createWording(session, fieldTypes, currentContext()),
  };
  sessions.set(pages, created);
  return created;
}

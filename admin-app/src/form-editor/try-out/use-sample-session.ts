import type { Wording } from '@form-builder/core/descriptions/field-names.ts';
import { createWording } from '@form-builder/core/explanations/describe-trace.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { useDeferredValue, useMemo } from 'react';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import { currentContext } from '../../languages/staff-texts.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { useEditedVersion, useEditorState } from '../editor/editor-context.ts';
import type { SampleAnswers } from '../editor/editor-state.ts';

/** The form as the answers of the try-out make it. */
interface SampleSession {
  readonly variables: EditedVersion['variables'];
  readonly sample: SampleAnswers;
  readonly session: Session;
  /** Describes what its rules read. */
  readonly wording: Wording;
}

/** The try-out and every rule of a panel ask for the same session. */
const sessions = new WeakMap<EditedVersion['pages'], SampleSession>();

/** The form with the answers of the try-out, with low priority while the designer types. */
export function useSampleSession(): SampleSession {
  const version = useDeferredValue(useEditedVersion());
  const sample = useDeferredValue(useEditorState().sample);
  return useMemo(() => sampleOf(version, sample), [version, sample]);
}

function sampleOf({ pages, variables }: EditedVersion, sample: SampleAnswers): SampleSession {
  const known = sessions.get(pages);
  if (known?.sample === sample && known.variables === variables) return known;
  const session = createTryOutSession({ pages, variables }, sample.answers, sample.variables);
  let wording: Wording | undefined;
  const created = {
    variables,
    sample,
    session,
    // The try-out itself describes nothing.
    get wording() {
      return (wording ??= createWording(session, fieldTypes, currentContext()));
    },
  };
  sessions.set(pages, created);
  return created;
}

import { createWording } from '@form-builder/core/explanations/describe-trace.ts';
import type { Wording } from '@form-builder/core/descriptions/field-names.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import type { SessionCell } from '@form-builder/core/session/cells/session-cell.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { useMemo } from 'react';
import { ref } from 'valtio';
import { browserClock } from '../../../form-preview/browser-clock.ts';
import { currentContext } from '../../../languages/staff-texts.ts';
import { useEditedVersion, useEditor, useEditorState } from '../../editor/editor-context.ts';
import { tryRule, type RuleTrial } from './try-rule.ts';

interface UsedTrial {
  readonly trial: RuleTrial;
  readonly wording: Wording;
  /** Keeps the answers of the trial, with the value of the cell, as those of the try-out. */
  readonly keep: (cell?: SessionCell) => void;
}

/** Tries a rule with the sample answers of the editor, again after each change of either. */
export function useRuleTrial(rule: LogicRule, holderId: string): UsedTrial {
  const { pages, variables } = useEditedVersion();
  const { state } = useEditor();
  const { sample } = useEditorState();
  const program = useMemo(
    () => compile({ pages, variables }, fieldTypes, { formulas: formulaEngine }),
    [pages, variables],
  );
  return useMemo(() => {
    const session = createSession(program, { clock: browserClock, ...sample });
    const trial = tryRule(session, rule, holderId);
    const keep = (cell?: SessionCell) => {
      const given = cell?.program.variable ? { [cell.field.id]: cell.value } : {};
      state.sample = ref({
        answers: session.allAnswers(),
        variables: { ...sample.variables, ...given },
      });
    };
    return { trial, wording: createWording(session, fieldTypes, currentContext()), keep };
  }, [program, sample, rule, holderId, state]);
}

import { Button, UnstyledButton } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { addressOf } from '../../../access/screens.ts';
import { screensOfType } from '../../../access/screens-of-type.ts';
import { capitalise } from '../../../languages/staff-texts.ts';
import { useMayOpen } from '../../../session/use-may-open.ts';
import { useEditor, useIsEditable } from '../../editor/editor-context.ts';
import type { EditorProblem } from '../problem.ts';
import styles from '../problems.module.css';
import { fixProblem } from './fix-problem.ts';
import { openProblem } from './open-problem.ts';
import { severityNames } from './severity-names.ts';

interface ProblemItemProps {
  readonly problem: EditorProblem;
  readonly onOpened: () => void;
  /** Called before the problem is solved here. */
  readonly onFix: () => void;
}

/** A problem as a link to where it can be corrected, with a button where one change solves it. */
export function ProblemItem({ problem, onOpened, onFix }: ProblemItemProps) {
  const editor = useEditor();
  const isEditable = useIsEditable();
  return (
    <>
      <OpenButton problem={problem} onOpened={onOpened} />
      {isEditable && problem.fixLabel && (
        <Button
          className={styles.fix}
          variant="light"
          size="compact-sm"
          leftSection={<IconWand size={16} aria-hidden />}
          onClick={(event) => {
            onFix();
            // Waits there until the form is checked again.
            event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
            fixProblem(editor, problem);
          }}
        >
          {capitalise(editor.texts(problem.fixLabel))}
        </Button>
      )}
    </>
  );
}

/** Opens the place of the problem: in the editor, or on the screen with the translations of its language. */
function OpenButton({ problem, onOpened }: Omit<ProblemItemProps, 'onFix'>) {
  const editor = useEditor();
  const language = problem.finding?.path.language;
  const { translation } = screensOfType[editor.formType];
  const mayTranslate = useMayOpen()(translation);
  const content = <ProblemText problem={problem} />;
  if (language !== undefined && mayTranslate) {
    const to = addressOf(translation, { id: editor.versionId, language });
    return (
      <UnstyledButton component={Link} to={to} className={styles.problem} onClick={onOpened}>
        {content}
      </UnstyledButton>
    );
  }
  return (
    <UnstyledButton
      className={styles.problem}
      onClick={() => {
        onOpened();
        openProblem(editor, problem);
      }}
    >
      {content}
    </UnstyledButton>
  );
}

function ProblemText({ problem }: Pick<ProblemItemProps, 'problem'>) {
  const { texts } = useEditor();
  return (
    <>
      <span className={styles.where}>
        <span data-severity={problem.severity}>{texts(severityNames[problem.severity])}</span>
        {' · '}
        {problem.where}
      </span>
      <span>{problem.text}</span>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ScrollArea } from '@mantine/core';
import { useFocusAfterRemoval } from '../../../frame/use-focus-after-removal.ts';
import { useEditedVersion } from '../../editor/editor-context.ts';
import type { EditorProblem } from '../problem.ts';
import styles from '../problems.module.css';
import { groupProblems } from './group-problems.ts';
import { ProblemItem } from './problem-item.tsx';

interface ProblemListProps {
  readonly problems: readonly EditorProblem[];
  readonly onOpened: () => void;
}

/** The problems by page, then those of the form itself. */
export function ProblemList({ problems, onOpened }: ProblemListProps) {
  const { t } = useLingui();
  const version = useEditedVersion();
  const { list, keepFocus } = useFocusAfterRemoval(problems, itemsOf);
  const groups = groupProblems(problems, version);
  const inOrder = groups.flatMap((group) => group.problems);
  const nameOf = (page: number | undefined) => {
    if (page === undefined) return t`Het formulier zelf`;
    return version.pages[page]?.title.trim() || t`Pagina ${page + 1}`;
  };
  return (
    <ScrollArea.Autosize mah={420}>
      <ul ref={list} className={styles.list}>
        {groups.map(({ page, problems: inGroup }) => (
          <li key={page ?? 'form'}>
            <h3 className={styles.group}>{nameOf(page)}</h3>
            <ul className={styles.list} aria-label={nameOf(page)}>
              {inGroup.map((problem) => (
                <li key={problem.key}>
                  <ProblemItem
                    problem={problem}
                    onOpened={onOpened}
                    onFix={() => keepFocus(inOrder.indexOf(problem))}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </ScrollArea.Autosize>
  );
}

const itemsOf = (list: HTMLUListElement) => list.querySelectorAll('li li');

import { findField } from '../../document/place.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import type { EditorProblem } from '../problem.ts';

/** The problems of a page and its fields, or of the form itself. */
export interface ProblemGroup {
  /** The index of the page; `undefined` for the form itself, its variables and its translations. */
  readonly page: number | undefined;
  readonly problems: readonly EditorProblem[];
}

/** Groups problems by page, in the order of the form, with those of the form itself last; each keeps its order. */
export function groupProblems(
  problems: readonly EditorProblem[],
  { pages }: Pick<EditedVersion, 'pages'>,
): readonly ProblemGroup[] {
  const pageOf = ({ at, finding }: EditorProblem): number | undefined => {
    if (at.kind === 'version' || at.kind === 'variable' || finding?.path.language !== undefined)
      return undefined;
    const id = at.kind === 'page' ? at.id : findField(pages, at.id)?.page.id;
    const index = pages.findIndex((page) => page.id === id);
    return index < 0 ? undefined : index;
  };
  const ofPage = (page: number | undefined): ProblemGroup => ({
    page,
    problems: problems.filter((problem) => pageOf(problem) === page),
  });
  const groups = [...pages.map((_, index) => ofPage(index)), ofPage(undefined)];
  return groups.filter((group) => group.problems.length > 0);
}

import { useCallback } from 'react';
import { matchPath, useLocation, useSearchParams } from 'react-router';
import { addressOf, screens } from '../../access/screens.ts';
import { parseTableState, type TableState } from '../../data-table/table-state.ts';
import {
  submissionsTableSpec,
  type SubmissionFilter,
  type SubmissionSort,
} from '../submissions-queries.ts';

/** The list of submissions from which a submission was opened. */
export interface ListOfOrigin {
  /** Its address, with the search, filters, order and page as they were. */
  readonly address: string;
  /** The form whose submissions it lists; `undefined`: those of all forms. */
  readonly formId: string | undefined;
  readonly state: TableState<SubmissionSort, SubmissionFilter>;
}

interface SubmissionId {
  readonly id: string;
  readonly form_id: string;
}

/** The parameter is in the URL, so that it stays after a reload and in a new tab. */
const parameter = 'list';

/** Returns the address of a submission that remembers the list on the screen. */
export function useSubmissionAddress(): (submission: SubmissionId) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (submission) => {
      const query = new URLSearchParams({ [parameter]: `${pathname}${search}` });
      return `${screenOf(submission)}?${query.toString()}`;
    },
    [pathname, search],
  );
}

/** Returns the address of another submission of the same list, read in the same language. */
export function useNeighbourAddress(): (submission: SubmissionId) => string {
  const { search } = useLocation();
  return (submission) => `${screenOf(submission)}${search}`;
}

const screenOf = ({ id, form_id: formId }: SubmissionId) =>
  addressOf('formSubmission', { id: formId, submissionId: id });

/** The list from which the submission on the screen was opened; `undefined` when it was none. */
export function useListOfOrigin(): ListOfOrigin | undefined {
  const [params] = useSearchParams();
  return parseListOfOrigin(params.get(parameter) ?? '');
}

/** Parses the address of a list; `undefined` for every other address, since anybody may have written the link. */
export function parseListOfOrigin(address: string): ListOfOrigin | undefined {
  const [path = '', ...query] = address.split('?');
  const formId = matchPath(screens.formSubmissions.path, path)?.params.id;
  if (formId === undefined && path !== screens.submissions.path) return undefined;
  const state = parseTableState(new URLSearchParams(query.join('?')), submissionsTableSpec);
  return { address, formId, state };
}

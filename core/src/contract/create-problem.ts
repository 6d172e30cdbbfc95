import type { Translate } from '../messages/translate.ts';
import { problemStatus, type Problem, type ProblemCode } from './problem.ts';

/** Creates the problem details of a code, with its texts in the language of `translate`. */
export function createProblem(code: ProblemCode, translate: Translate): Problem {
  const detail = translate(`problem.${code}.detail`);
  return {
    type: `urn:form-builder:problem:${code}`,
    code,
    title: translate(`problem.${code}`),
    status: problemStatus[code],
    detail,
    message: detail,
  };
}

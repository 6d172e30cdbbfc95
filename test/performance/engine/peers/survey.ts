import { Model } from 'survey-core';
import { chainLength, alternate, type ChainEngine, type ChainForm } from '../chain-form.ts';

/**
 * survey-core without a view. It does not count a hidden field as empty, so the fields of a chain
 * read its head at once, which is less work than a chain.
 */
export function createSurvey(form: ChainForm): ChainEngine {
  const json = describe(form);
  const answers = Object.fromEntries(form.ids.map((id) => [id, 'yes']));
  const survey = begin(json, answers);
  const turn = alternate('no', 'yes');
  return {
    compile: () => new Model(json),
    evaluateAll: () => (survey.data = answers),
    flip: () => survey.setValue(form.ids[0] ?? '', turn()),
    changeNone: () => survey.setValue(form.ids.at(-1) ?? '', turn()),
    shownCount: () => survey.getAllQuestions().filter(({ isVisible }) => isVisible).length,
  };
}

function begin(json: object, answers: object): Model {
  const survey = new Model(json);
  survey.data = answers;
  return survey;
}

function describe({ ids, shownBy }: ChainForm): object {
  const elements = ids.map((name, at) => {
    const question = { type: 'radiogroup', name, choices: ['yes', 'no'] };
    if (shownBy[at] === undefined) return question;
    const head = at - (at % (chainLength + 1));
    return { ...question, visibleIf: `{${ids[head]}} = 'yes'` };
  });
  return { pages: [{ name: 'page', elements }] };
}

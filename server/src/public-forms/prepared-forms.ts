import { publicFormsContract, type PublicForm } from '@form-builder/core/contract/public-forms.ts';
import * as v from 'valibot';
import { PreparedAnswer } from '../platform/http/prepared-answer.ts';

/** Answers to visitors by what they were made from, the most recently used ones at hand. */
export interface PreparedForms {
  readonly find: (key: string) => PreparedAnswer | undefined;
  /** Checks the form against the contract, writes it out and keeps it. */
  readonly add: (key: string, form: PublicForm) => PreparedAnswer;
}

/** Keeps at most `largest` characters of answers. */
export function createPreparedForms(largest: number): PreparedForms {
  const answers = new Map<string, PreparedAnswer>();
  let size = 0;

  function forget(key: string): void {
    size -= answers.get(key)?.text.length ?? 0;
    answers.delete(key);
  }

  return {
    find: (key) => {
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    add: (key, form) => {
      const checked = v.parse(publicFormsContract.getPublicForm.answer, { data: form });
      const answer = new PreparedAnswer(JSON.stringify(checked));
      forget(key);
      answers.set(key, answer);
      size += answer.text.length;
      for (const oldest of answers.keys()) {
        if (size <= largest) break;
        forget(oldest);
      }
      return answer;
    },
  };
}

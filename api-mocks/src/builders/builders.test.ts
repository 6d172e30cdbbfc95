import { formSchema } from '@form-builder/core/contract/staff/forms/forms.ts';
import { problemSchema } from '@form-builder/core/contract/problem.ts';
import { publicFormSchema } from '@form-builder/core/contract/visitor/public-forms.ts';
import { ownSubmissionSchema } from '@form-builder/core/contract/visitor/own-submission.ts';
import {
  submissionSchema,
  submissionSummarySchema,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { userSchema } from '@form-builder/core/contract/staff/users/users.ts';
import {
  versionSchema,
  versionSummarySchema,
} from '@form-builder/core/contract/staff/forms/versions.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildForm } from './build-form.ts';
import { buildProblem } from './build-problem.ts';
import { buildPublicForm } from './build-public-form.ts';
import { buildOwnSubmission, buildSubmission, buildSubmissionSummary } from './build-submission.ts';
import { buildUser } from './build-user.ts';
import { buildVersion, buildVersionSummary } from './build-version.ts';

test.each([
  ['a form', formSchema, buildForm()],
  ['a problem', problemSchema, buildProblem()],
  ['a public form', publicFormSchema, buildPublicForm()],
  ['a submission of one’s own', ownSubmissionSchema, buildOwnSubmission()],
  ['a submission in a list', submissionSummarySchema, buildSubmissionSummary()],
  ['a submission', submissionSchema, buildSubmission()],
  ['a user', userSchema, buildUser()],
  ['a version in a list', versionSummarySchema, buildVersionSummary()],
  ['a version', versionSchema, buildVersion()],
])('the builder of %s makes what the contract describes', (_, schema: v.GenericSchema, built) => {
  const parsed = v.safeParse(schema, built);
  expect(parsed.issues).toBeUndefined();
  expect(parsed.output).toEqual(built);
});

test('a given value replaces the default', () => {
  expect(buildForm({ name: 'Melding' }).name).toBe('Melding');
});

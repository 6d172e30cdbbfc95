import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { buildSubmission } from '../../testing/build-submission.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { SubmissionTimeline } from './submission-timeline.tsx';

beforeAll(prepareScreens);

const submission = buildSubmission();
const show = (permissions: Permission[]) => {
  signInWith(permissions);
  renderRoute([{ path: '/', element: <SubmissionTimeline submission={submission} /> }], '/');
};
const link = () => screen.queryByRole('link', { name: 'Logboek van deze inzending' });

test('leads to the entries of this submission in the logbook, for who may read it', () => {
  show(['audit-list']);
  const { id, form_id: formId } = submission;
  const filter = `filter%5Bsubject_id%5D=${id}`;
  expect(link()?.getAttribute('href')).toBe(`/forms/${formId}/logboek?${filter}`);
});

test('says nothing about the logbook to others', () => {
  show([]);
  expect(link()).toBeNull();
});

import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import {
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '@form-builder/core/form/build-form.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { activateLanguage, loadTexts } from '../../languages/languages.ts';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { SubmissionExplanation } from './submission-explanation.tsx';

const { pages } = buildForm(
  buildField('date', 'start', { label: 'Begin' }),
  buildField('text', 'reason', {
    label: 'Reden',
    is_hidden: true,
    logic: [buildRule(['show'], buildCondition('start', 'next_week', null))],
  }),
);

// The parts of a submission that an explanation reads.
const submission = (parts: Partial<Submission>) =>
  ({
    pages,
    variables: [],
    answers: { start: '2026-03-04', reason: 'Spoed' },
    masked: [],
    updated_at: '2026-03-02T09:00:00.000Z',
    completed_at: '2026-03-02T09:00:00.000Z',
    ...parts,
  }) as Submission;

const explain = (parts: Partial<Submission> = {}) => {
  renderScreen(<SubmissionExplanation submission={submission(parts)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Waarom deze vragen?' }));
};

beforeAll(async () => {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('screens');
});

test('explains a question as it was on the day the form was sent, not today', async () => {
  explain();
  fireEvent.click(screen.getByRole('combobox', { name: 'Waarom?' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Reden', hidden: true }));
  expect(screen.getByRole('status').textContent).toMatch(/^Zichtbaar, omdat .*Begin/);
});

test('explains nothing from masked answers', () => {
  explain({ masked: ['start'] });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(/Er zijn antwoorden afgeschermd/)).not.toBeNull();
});

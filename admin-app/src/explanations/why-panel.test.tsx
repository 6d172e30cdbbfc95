import {
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '@form-builder/core/form/build-form.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { createTryOutSession } from '../form-preview/try-out-session.ts';
import { prepareEditor, renderEditor } from '../testing/render-editor.tsx';
import { WhyPanel } from './why-panel.tsx';

beforeAll(prepareEditor);
test('a hidden field says which answer hides it, and follows the answers', async () => {
  const session = createTryOutSession(
    buildForm(
      buildField('text', 'kind', { label: 'Soort' }),
      buildField('text', 'reason', {
        label: 'Reden',
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('kind', 'equal', 'anders'))],
      }),
    ),
  );
  renderEditor({}, <WhyPanel session={session} />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Waarom?' }));
  fireEvent.click(screen.getByRole('option', { name: 'Reden (verborgen)', hidden: true }));
  const status = screen.getByRole('status');
  await waitFor(() => expect(status.textContent).toMatch(/^Verborgen, omdat .*Soort/));
  const kind = session.findCell('kind');
  act(() => {
    if (kind) session.set(kind, 'anders');
  });
  await waitFor(() => expect(status.textContent).toMatch(/^Zichtbaar, omdat .*Soort.*anders/));
});

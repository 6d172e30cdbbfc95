import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareEditor } from '../../testing/render-editor.tsx';
import { CoverageContext } from '../form-tests/coverage-context.ts';
import { FieldMarks } from './field-marks.tsx';

beforeAll(prepareEditor);
test('a field says in words what no test covers, only while that is shown', () => {
  const marks = <FieldMarks fieldId="a" hasRules={false} isHidden={false} />;
  const { rerender } = render(
    <CoverageContext value={new Map([['a', 'niet getest']])}>{marks}</CoverageContext>,
  );
  expect(screen.getByText('niet getest')).toBeTruthy();
  rerender(<CoverageContext value={new Map()}>{marks}</CoverageContext>);
  expect(screen.queryByText('niet getest')).toBeNull();
});

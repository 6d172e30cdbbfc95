import { Stack } from '@mantine/core';
import { RandomFill, type RandomFillProps } from './random-fill.tsx';

export type AnswersPanelProps = RandomFillProps;

/** The ways to get sample answers in the try-out. */
export function AnswersPanel(props: AnswersPanelProps) {
  return (
    <Stack gap="md">
      <RandomFill {...props} />
    </Stack>
  );
}

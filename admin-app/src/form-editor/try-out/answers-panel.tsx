import { Divider, Stack } from '@mantine/core';
import { Personas, type PersonasProps } from './personas/personas.tsx';
import { RandomFill, type RandomFillProps } from './random-fill.tsx';

export interface AnswersPanelProps extends RandomFillProps, Pick<PersonasProps, 'onUse'> {}

/** The ways to get sample answers in the try-out. */
export function AnswersPanel(props: AnswersPanelProps) {
  return (
    <Stack gap="md">
      <Personas session={props.session} onUse={props.onUse} />
      <Divider />
      <RandomFill {...props} />
    </Stack>
  );
}

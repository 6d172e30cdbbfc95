import { Trans } from '@lingui/react/macro';
import { Button, Popover, Skeleton } from '@mantine/core';
import { IconUserEdit } from '@tabler/icons-react';
import { useState } from 'react';
import { panelPart } from '../panel-part.ts';
import type { AnswersPanelProps } from './answers-panel.tsx';

/** The generator of answers is loaded when a designer first wants sample answers. */
const AnswersPanel = panelPart(
  () => import('./answers-panel.tsx'),
  'AnswersPanel',
  <Skeleton height={160} />,
);

/** Opens the ways to get sample answers. */
export function AnswersButton(props: AnswersPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withArrow width={360}>
      <Popover.Target>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconUserEdit size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Antwoorden</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah="80vh" style={{ overflow: 'auto' }}>
        <AnswersPanel {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

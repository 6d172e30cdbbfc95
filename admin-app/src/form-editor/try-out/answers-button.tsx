import { Trans } from '@lingui/react/macro';
import { Button, Popover, Skeleton } from '@mantine/core';
import { IconUserEdit } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AnswersPanelProps } from './answers-panel.tsx';

/** The generator of answers is loaded when a designer first wants sample answers. */
const AnswersPanel = lazy(async () => ({
  default: (await import('./answers-panel.tsx')).AnswersPanel,
}));

/** Opens the ways to get sample answers. */
export function AnswersButton(props: AnswersPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withArrow width={360}>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconUserEdit size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Antwoorden</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah="80vh" style={{ overflow: 'auto' }}>
        <Suspense fallback={<Skeleton height={160} />}>
          <AnswersPanel {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button, Popover, Skeleton } from '@mantine/core';
import { IconUserEdit } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { panelPart } from '../panel-part.ts';
import type { AnswersPanelProps } from './answers-panel.tsx';

/** The generator of answers is loaded when a designer first wants sample answers. */
const AnswersPanel = panelPart(
  () => import('./answers-panel.tsx'),
  'AnswersPanel',
  <Skeleton height={160} />,
);

/** Opens the ways to get sample answers, which close once the form has them. */
export function AnswersButton({ onFilled, onUse, ...props }: AnswersPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [isInForm, setInForm] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    setInForm(false);
    // A press in the form is one in another document, of which this one only notices that it loses the focus.
    const closeForForm = () => {
      if (!(document.activeElement instanceof HTMLIFrameElement)) return;
      setInForm(true);
      setOpen(false);
    };
    window.addEventListener('blur', closeForForm);
    return () => window.removeEventListener('blur', closeForForm);
  }, [isOpen]);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus={!isInForm}
      withArrow
      width={360}
    >
      <Popover.Target>
        <Button
          ref={button}
          variant="default"
          size="compact-md"
          leftSection={<IconUserEdit size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Antwoorden</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah="80vh" style={{ overflow: 'auto' }}>
        <AnswersPanel
          {...props}
          onFilled={() => {
            onFilled();
            close();
          }}
          onUse={(persona) => {
            onUse(persona);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

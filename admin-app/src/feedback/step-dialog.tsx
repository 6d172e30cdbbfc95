import { Modal, Title } from '@mantine/core';
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './step-dialog.module.css';

/** True inside a drawer, over which no dialog opens: what a button there asks stands in the drawer itself. */
export const InDrawerContext = createContext(false);

interface StepDialogProps {
  readonly opened: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Called once it has gone, and the focus is back where it was if that is still there. */
  readonly onExited?: () => void;
  readonly children: ReactNode;
}

/** What a step asks before it is taken: a dialog on a page, and a section of its own in a drawer. */
export function StepDialog({ opened, title, onClose, onExited, children }: StepDialogProps) {
  const isInDrawer = use(InDrawerContext);
  if (!isInDrawer)
    return (
      <Modal
        opened={opened}
        title={title}
        onClose={onClose}
        {...(onExited && { onExitTransitionEnd: onExited })}
      >
        {children}
      </Modal>
    );
  if (!opened) return null;
  return (
    <Step title={title} onClose={onClose} onExited={onExited}>
      {children}
    </Step>
  );
}

interface StepProps extends Pick<StepDialogProps, 'title' | 'onClose' | 'children'> {
  readonly onExited: (() => void) | undefined;
}

function Step({ title, onClose, onExited, children }: StepProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const exited = useEffectEvent(() => onExited?.());
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    section.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      exited();
    };
  }, []);
  // Escape closes the topmost thing only: the drawer listens on the window, except to what is marked like this.
  useLayoutEffect(() => {
    for (const stop of section.current?.querySelectorAll('h3, button, input, textarea') ?? [])
      stop.setAttribute('data-mantine-stop-propagation', 'true');
  });
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section ref={section} className={classes.step} aria-labelledby="step-title" onKeyDown={close}>
      <Title ref={heading} order={3} id="step-title" tabIndex={-1} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './copy-button.module.css';

/** Copies a text to the clipboard, and shows this in the button and to screen readers. */
export function CopyButton({
  text,
  children,
}: {
  readonly text: string;
  /** The label of the button before copying, such as `Copy the code`. */
  readonly children: ReactNode;
}) {
  const clipboard = useClipboard({ timeout: 3000 });
  return (
    <>
      <Button
        variant="default"
        leftSection={
          clipboard.copied ? (
            <IconCheck size={18} aria-hidden />
          ) : (
            <IconCopy size={18} aria-hidden />
          )
        }
        onClick={() => clipboard.copy(text)}
      >
        {clipboard.copied ? <Trans>Gekopieerd</Trans> : children}
      </Button>
      <span role="status" className={classes.status}>
        {clipboard.copied && <Trans>Gekopieerd</Trans>}
      </span>
    </>
  );
}

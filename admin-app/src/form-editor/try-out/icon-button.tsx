import { ActionIcon, Tooltip } from '@mantine/core';
import type { ComponentType } from 'react';

interface IconButtonProps {
  readonly name: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
  readonly onClick: () => void;
}

/** A button of the try-out with an icon only. */
export function IconButton({ name, Icon, onClick }: IconButtonProps) {
  return (
    <Tooltip label={name}>
      <ActionIcon variant="subtle" color="gray" aria-label={name} onClick={onClick}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

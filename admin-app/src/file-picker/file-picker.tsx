import { FileButton } from '@mantine/core';
import { useRef, type ComponentProps, type ReactNode } from 'react';

type ButtonProps = ComponentProps<typeof FileButton>;

interface FilePickerProps extends Pick<ButtonProps, 'accept' | 'inputProps'> {
  readonly onFile: (file: File) => void;
  /** The button that opens the choice. */
  readonly children: (props: { onClick: () => void }) => ReactNode;
}

/** Lets someone choose a file, also the same one again: it may have changed, or its first use was cancelled. */
export function FilePicker({ onFile, ...props }: FilePickerProps) {
  const empty = useRef<() => void>(null);
  return (
    <FileButton
      {...props}
      resetRef={empty}
      onChange={(file) => {
        // Browsers tell nothing of a file that the input has already.
        empty.current?.();
        if (file) onFile(file);
      }}
    />
  );
}

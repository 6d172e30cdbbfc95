import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import styles from './palette.module.css';

interface PaletteSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the palette. */
export function PaletteSection({ title, children }: PaletteSectionProps) {
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** The list of what can be added. */
export function PaletteList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface PaletteButtonProps {
  readonly icon: Icon;
  readonly name: string;
  readonly explanation: string;
  readonly isEditable: boolean;
  readonly onClick: () => void;
  readonly isDragging?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Something to add: pressing it does. */
export function PaletteButton({ icon: TypeIcon, ...props }: PaletteButtonProps) {
  return (
    <UnstyledButton
      {...(props.ref && { ref: props.ref })}
      className={styles.item}
      data-dragging={props.isDragging === true || undefined}
      data-palette-item
      tabIndex={-1}
      disabled={!props.isEditable}
      onClick={props.onClick}
    >
      <TypeIcon className={styles.icon} size={20} stroke={1.6} aria-hidden />
      <span className={styles.text}>
        <span className={styles.name}>{props.name}</span>
        <span className={styles.explanation}>{props.explanation}</span>
      </span>
    </UnstyledButton>
  );
}

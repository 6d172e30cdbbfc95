import type { ReactNode } from 'react';
import styles from './inspector.module.css';

interface PanelHeaderProps {
  /** What kind of thing is selected. */
  readonly kind: string;
  readonly icon?: ReactNode;
  readonly title: string;
  readonly actions?: ReactNode;
}

/** The head of the inspector: what the properties below belong to. */
export function PanelHeader({ kind, icon, title, actions }: PanelHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.headerText}>
        <span className={styles.kind}>
          {icon}
          {kind}
        </span>
        <h2 className={styles.title}>{title}</h2>
      </div>
      {actions}
    </header>
  );
}

import type { ReactNode } from 'react';
import styles from './inspector.module.css';

interface PanelHeaderProps {
  /** The kind of the selected item. */
  readonly kind: string;
  readonly icon?: ReactNode;
  readonly title: string;
  readonly actions?: ReactNode;
}

/** The header of the inspector, which names the item with the properties below. */
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

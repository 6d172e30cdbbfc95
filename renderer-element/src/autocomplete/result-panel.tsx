import type { ReactNode } from 'react';

interface ResultPanelProps {
  readonly title: string;
  readonly lines: readonly (string | undefined)[];
  readonly children?: ReactNode;
}

/** What a register answered, for the visitor to see whether it is right. */
export function ResultPanel({ title, lines, children }: ResultPanelProps) {
  return (
    <div className="found">
      <p className="found-title">{title}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}

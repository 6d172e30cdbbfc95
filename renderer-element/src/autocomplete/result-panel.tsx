import type { ReactNode } from 'react';

interface ResultPanelProps {
  readonly title: string;
  readonly lines: readonly (string | undefined)[];
  readonly children?: ReactNode;
}

/** Shows a result from a register, for the visitor to check. */
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

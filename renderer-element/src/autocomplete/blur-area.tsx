import type { ReactNode } from 'react';

interface BlurAreaProps {
  readonly children: ReactNode;
  onLeave(): void;
}

/** Reports when the focus leaves everything inside it. */
export function BlurArea({ children, onLeave }: BlurAreaProps) {
  return (
    <div
      className="leave-area"
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (!(next instanceof Node && event.currentTarget.contains(next))) onLeave();
      }}
    >
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

interface BlurAreaProps {
  readonly children: ReactNode;
  onLeave(): void;
}

/** Tells when the focus leaves all of what stands inside. */
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

import type { ReactNode } from 'react';

interface LeaveAreaProps {
  readonly children: ReactNode;
  onLeave(): void;
}

/** Tells when the focus leaves all of what stands inside. */
export function LeaveArea({ children, onLeave }: LeaveAreaProps) {
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

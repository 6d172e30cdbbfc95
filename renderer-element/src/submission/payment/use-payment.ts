import { useEffect, useRef, useState } from 'react';
import type { OwnPayment } from '@form-builder/core/contract/visitor/payments.ts';
import { RequestFailure } from '../../requests/request-failure.ts';

/** The last known state of a payment. */
export interface PaymentProgress {
  /** Absent until the first response. */
  readonly payment: OwnPayment | undefined;
  /** The last request got no response. */
  readonly isUnknown: boolean;
  /** The number of requests. */
  readonly requests: number;
}

/** The pauses between requests, in seconds: short at first, then longer. */
const pausesS = [2, 2, 3, 5, 8, 13, 20, 30] as const;

const unsettled: ReadonlySet<string> = new Set(['open', 'pending', 'paid']);

/** Polls a payment until its status is final and its submission is completed. */
export function usePayment(look: () => Promise<OwnPayment>) {
  const [announcement, setAnnouncement] = useState<PaymentProgress>({
    payment: undefined,
    isUnknown: false,
    requests: 0,
  });
  const [rounds, setRounds] = useState(0);
  const ask = useRef(look);
  ask.current = look;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const follow = async (requests: number): Promise<void> => {
      const found = await ask.current().catch(nothing);
      if (!isCurrent) return;
      setAnnouncement((before) => ({
        payment: found ?? before.payment,
        isUnknown: found === undefined,
        requests: requests + 1,
      }));
      const isDone = found !== undefined && !unsettled.has(found.status);
      if (isDone || found?.submission.status === 'final') return;
      const pauseS = pausesS[Math.min(requests, pausesS.length - 1)] ?? 30;
      timer = setTimeout(() => void follow(requests + 1), pauseS * 1000);
    };
    void follow(0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [rounds]);
  return { announcement, refresh: () => setRounds((count) => count + 1) };
}

function nothing(error: unknown): undefined {
  if (error instanceof RequestFailure) return undefined;
  throw error;
}

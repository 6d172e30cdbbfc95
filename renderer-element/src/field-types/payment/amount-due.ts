import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { useSyncExternalStore } from 'react';

/** The amount due of the visible payment field, in whole currency units; 0 without one. */
export function useAmountDue({ pages }: Pick<Session, 'pages'>): number {
  const cells = pages.flatMap((page) => page.cells.flatMap(paymentsIn));
  return useSyncExternalStore(
    (listener) => {
      const stops = cells.map((cell) => cell.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    () => cells.reduce((sum, cell) => sum + amountOf(cell), 0),
    () => 0,
  );
}

function paymentsIn(cell: Cell): readonly Cell[] {
  const { definition } = cell;
  const isPayment = definition.role === 'input' && definition.provenBy === 'payment';
  return isPayment ? [cell] : cell.children.flatMap(paymentsIn);
}

const amountOf = ({ visible, value }: Cell) => (visible && typeof value === 'number' ? value : 0);

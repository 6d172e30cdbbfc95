import { useState } from 'react';

/** Whether something was ever open: what is fetched at its first opening stays from then on. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened;
}

import { useSearchParams } from 'react-router';

/** The panel of a list in which something is made; its URL (`?new`) lets other screens link to it, and Back closes it. */
export function useNewPanel(isAllowed: boolean) {
  const [params, setParams] = useSearchParams();
  const set = (isOpen: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpen) next.set('new', '');
        else next.delete('new');
        return next;
      },
      { replace: !isOpen },
    );
  return {
    isOpen: isAllowed && params.has('new'),
    open: () => set(true),
    close: () => set(false),
  };
}

import { useSearchParams } from 'react-router';

/**
 * A parameter in the URL, `null` while it is absent, and a function that changes or removes it. That adds no step to
 * the history and does not scroll.
 */
export function useSearchParam(
  name: string,
): readonly [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const setParam = (value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get(name), setParam];
}

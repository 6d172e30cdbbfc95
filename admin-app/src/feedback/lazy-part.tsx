import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadFailure } from './load-error.tsx';

/** A component whose code is fetched when it is first shown, or before that with `preload`. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code; once it is there, the part shows at once. */
  readonly preload: () => Promise<void>;
}

/**
 * Creates a part of a screen with code of its own. While that loads, `loading` takes its place; when it cannot be
 * fetched, the rest of the screen goes on and the part shows the error with a button to retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
): LazyPart<Props> {
  const code = fetchedOnce(load);
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(code.get);
    const [hasFailed, setFailed] = useState(false);
    const fetch = useCallback(async () => {
      setFailed(false);
      try {
        await code.fetch();
        setLoaded(code.get);
        return true;
      } catch {
        setFailed(true);
        return false;
      }
    }, []);
    useEffect(() => {
      if (!Loaded) void fetch();
    }, [Loaded, fetch]);
    // Browsers keep a script that failed once, so only a new page fetches it again.
    const retry = async () => {
      if (!(await fetch()) && navigator.onLine) location.reload();
    };
    if (Loaded) return <Loaded {...props} />;
    return hasFailed ? <PartFailure onRetry={() => void retry()} /> : loading;
  }
  return Object.assign(Part, { preload: code.fetch });
}

function PartFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return <LoadFailure text={t`Controleer je internetverbinding.`} onRetry={onRetry} />;
}

/** Fetches a component once; what failed is fetched again. */
function fetchedOnce<Props>(load: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  const fetch = async () => {
    try {
      component = await load();
    } catch (error) {
      fetching = undefined;
      throw error;
    }
  };
  return {
    get: () => component,
    fetch: () => (fetching ??= fetch()),
  };
}

import { useEffect, useRef, type ComponentType } from 'react';
import { LoadingScreen } from '../base/loading-screens.tsx';
import type { ScreenProps } from '../base/screen-props.ts';
import { useOffline } from '../../requests/use-offline.ts';
import type { LazyModule } from '../../lazy-modules/lazy-module.ts';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';

type Screen = ComponentType<ScreenProps>;

/**
 * A screen whose code is fetched when it is shown; until then it shows that it loads, or is
 * offline.
 */
export function lazyScreen<N extends string>(
  module: LazyModule<Readonly<Record<N, Screen>>>,
  name: N,
): Screen {
  return function LazyScreen(props) {
    const isOffline = useOffline();
    const code = useLazyModule(module);
    useFocusAgain(props, code !== undefined);
    const Main: Screen | undefined = code?.[name];
    return Main ? <Main {...props} /> : <LoadingScreen isOffline={isOffline} />;
  };
}

/** Repeats a focus request that was made before its element was rendered. */
function useFocusAgain({ navigation, state }: ScreenProps, isThere: boolean): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current || !isThere) return;
    wasThere.current = true;
    const { focus } = state;
    if (focus?.on === 'heading' || focus?.on === 'problem') navigation.focus({ on: focus.on });
  }, [isThere, state, navigation]);
}

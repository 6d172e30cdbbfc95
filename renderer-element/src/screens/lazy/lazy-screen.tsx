import { useEffect, useRef, type ComponentType } from 'react';
import type { ScreenProps } from '../base/screen-props.ts';
import { useOffline } from '../../requests/use-offline.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { LazyModule } from '../../lazy-modules/lazy-module.ts';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';

type Screen = ComponentType<ScreenProps>;

/** A screen whose code comes when it is shown; until then, and without a line, that is said. */
export function lazyScreen<T>(part: LazyModule<T>, find: (code: T) => Screen): Screen {
  return function LazyScreen(props) {
    const { translate } = useText();
    const isOffline = useOffline();
    const code = useLazyModule(part);
    useFocusAgain(props, code !== undefined);
    if (code) {
      const Main = find(code);
      return <Main {...props} />;
    }
    return (
      <p className="loading" role="status">
        {translate(isOffline ? 'element.load_failed_offline' : 'element.loading')}
      </p>
    );
  };
}

/** What was to take the focus was not there yet: it takes it once it is. */
function useFocusAgain({ navigation, state }: ScreenProps, isThere: boolean): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current || !isThere) return;
    wasThere.current = true;
    const { focus } = state;
    if (focus?.on === 'heading' || focus?.on === 'problem') navigation.focus({ on: focus.on });
  }, [isThere, state, navigation]);
}

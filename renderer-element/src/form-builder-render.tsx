import { useEffect, useRef, type MouseEvent } from 'react';
import { ErrorBoundary } from './screens/error-boundary.tsx';
import { useVisitState } from './state/use-form-state.ts';
import { PageScreen } from './screens/page/page-screen.tsx';
import type { ScreenProps } from './screens/screen-props.ts';
import { useFocusWish } from './screens/use-focus-request.ts';
import { FailureScreen, LoadingScreen } from './screens/loading-screens.tsx';
import { TextContext } from './i18n/text-context.tsx';
import type { Visit } from './form-controller/form-controller.ts';
import type { VisitState } from './state/form-state.ts';

/** What the element hands down: the visit, and how the page around it behaves. */
export interface FormBuilderRenderProps {
  readonly visit: Visit;
  /** The page is the form's own: its heading is the first. */
  readonly pageTitle?: boolean | undefined;
}

/** Everything inside the element: one screen at a time. */
export function FormBuilderRender({ visit, pageTitle }: FormBuilderRenderProps) {
  const state = useVisitState(visit.state);
  const root = useRef<HTMLDivElement>(null);
  useFocusWish(root, state.focus);
  useEffect(() => visit.pointer.watch(), [visit]);
  const { text, opened } = state;
  return (
    <div
      ref={root}
      className="form-builder"
      part="form"
      lang={text?.locale}
      dir="ltr"
      aria-busy={state.screen === 'loading' || state.busy !== null}
      onClickCapture={ignoreSecondClick}
    >
      {text && (
        <TextContext.Provider value={text}>
          {opened?.look && opened.form.theme && (
            <opened.look.Look theme={opened.form.theme} baseUrl={opened.baseUrl} />
          )}
          <Screen visit={visit} state={state} isOwnPage={pageTitle === true} />
          <News news={visit.state.news} />
        </TextContext.Provider>
      )}
      {!text && state.screen === 'failure' && (
        <FailureScreen visit={visit} state={state} isOwnPage={pageTitle === true} />
      )}
    </div>
  );
}

/** What is read out to those who do not see what changed. */
function News({ news }: { readonly news: VisitState['news'] }) {
  const { words } = useVisitState(news);
  return (
    <p className="unseen" role="status">
      {words}
    </p>
  );
}

/** The second click of a double click would hit the button of the next page, or remove another row. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  event.stopPropagation();
}

function Screen({ visit, state, isOwnPage }: Omit<ScreenProps, 'walk'>) {
  const { screen, opened } = state;
  const { walk } = visit;
  if (screen === 'loading') return <LoadingScreen />;
  if (screen === 'failure') return <FailureScreen {...{ visit, state, isOwnPage }} />;
  if (!walk || !opened) return null;
  const props = { visit, walk, state, isOwnPage };
  const Main = screen === 'page' ? PageScreen : walk.end?.screens[screen];
  const { Before, After } = state.extras ?? {};
  return (
    <ErrorBoundary {...props}>
      {Before && <Before {...props} />}
      {Main && <Main {...props} />}
      {After && <After {...props} />}
    </ErrorBoundary>
  );
}

import { useEffect, useRef, type MouseEvent } from 'react';
import { ErrorBoundary } from './screens/frame/error-boundary.tsx';
import { useFormState } from './state/use-form-state.ts';
import { PageScreen } from './screens/page/page-screen.tsx';
import type { ScreenController, ScreenProps } from './screens/base/screen-props.ts';
import { useFocusRequest } from './screens/base/use-focus-request.ts';
import { FailureScreen, LoadingScreen } from './screens/base/loading-screens.tsx';
import { TextContext } from './i18n/text-context.tsx';
import type { FormState } from './state/form-state.ts';
import type { Pointer } from './state/pointer.ts';

/** What the views need of the form controller. */
export interface RenderedController extends ScreenController {
  readonly pointer: Pointer;
}

/** The props of the element: its controller, and what the page around it is. */
export interface FormBuilderRenderProps {
  readonly controller: RenderedController;
  /** The page consists of the form, so its heading is the first. */
  readonly pageTitle?: boolean | undefined;
}

/** The root component of the element; it shows one screen at a time. */
export function FormBuilderRender({ controller, pageTitle }: FormBuilderRenderProps) {
  const state = useFormState(controller.state);
  const root = useRef<HTMLDivElement>(null);
  useFocusRequest(root, state.focus);
  useEffect(() => controller.pointer.watch(), [controller]);
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
          {opened?.FormTheme && opened.form.theme && (
            <opened.FormTheme theme={opened.form.theme} baseUrl={opened.baseUrl} />
          )}
          {opened?.LanguageSwitch && (
            <opened.LanguageSwitch
              opened={opened}
              screen={state.screen}
              onChoose={(language) => void controller.chooseLanguage(language)}
            />
          )}
          <Screen controller={controller} state={state} isOwnPage={pageTitle === true} />
          <Announcement announcement={controller.state.announcement} />
        </TextContext.Provider>
      )}
      {!text && state.screen === 'failure' && (
        <FailureScreen controller={controller} state={state} isOwnPage={pageTitle === true} />
      )}
    </div>
  );
}

/** The announcements for screen readers. */
function Announcement({ announcement }: { readonly announcement: FormState['announcement'] }) {
  const { text } = useFormState(announcement);
  return (
    <p className="unseen" role="status">
      {text}
    </p>
  );
}

/**
 * The second click of a double click could otherwise press a button of the next page, or remove
 * another row.
 */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  event.stopPropagation();
}

function Screen({ controller, state, isOwnPage }: Omit<ScreenProps, 'navigation'>) {
  const { screen, opened } = state;
  const { navigation } = controller;
  if (screen === 'loading') return <LoadingScreen />;
  if (screen === 'failure')
    return <FailureScreen controller={controller} state={state} isOwnPage={isOwnPage} />;
  if (!navigation || !opened) return null;
  const props = { controller, navigation, state, isOwnPage };
  const Main = screen === 'page' ? PageScreen : controller.views?.screens[screen];
  const { Before, After } = (state.hasFrameViews && controller.views) || {};
  return (
    <ErrorBoundary {...props}>
      {Before && <Before {...props} />}
      {Main && <Main {...props} />}
      {After && <After {...props} />}
    </ErrorBoundary>
  );
}

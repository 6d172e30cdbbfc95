import { Component, type ComponentType, type ReactNode } from 'react';
import type { ScreenProps } from '../base/screen-props.ts';
import { LoadingScreen } from '../base/loading-screens.tsx';

type Given = Pick<ScreenProps, 'controller' | 'isOwnPage'>;

/** What stands in the place of a view that broke. */
interface FallbackProps extends Given {
  /** Whether nothing better than this could be fetched yet. */
  readonly isOffline?: boolean | undefined;
  /** Draws again what broke. */
  onRetry(): void;
}

interface Shown {
  readonly Fallback?: ComponentType<FallbackProps> | undefined;
  readonly isOffline?: boolean | undefined;
}

/** How soon it is tried again to fetch what tells of it. */
const retryMs = 5_000;

/** Where a view of ours breaks, the visitor reads so; the answers are not part of any view. */
export class ErrorBoundary extends Component<Given & { readonly children: ReactNode }, Shown> {
  override componentDidCatch(error: unknown): void {
    this.setState({ Fallback: LoadingScreen });
    reportError(error);
    // Again and again while there is no line, which is said meanwhile.
    const tryLater = () => {
      this.setState({ isOffline: true });
      setTimeout(explain, retryMs);
    };
    const explain = () => {
      import('./crash-screen.tsx')
        .then(({ loadCrashScreen }) => loadCrashScreen(this.props.controller))
        .then((Fallback) => this.setState({ Fallback }), tryLater);
    };
    explain();
  }

  override render(): ReactNode {
    // React has no state before the first one is set.
    const { Fallback, isOffline } = (this.state as Shown | null) ?? {};
    const { props } = this;
    if (!Fallback) return props.children;
    return (
      <Fallback
        {...props}
        isOffline={isOffline}
        onRetry={() => this.setState({ Fallback: undefined })}
      />
    );
  }
}

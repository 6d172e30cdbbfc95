import { Component, type ComponentType, type ReactNode } from 'react';
import { importOnline } from '../../requests/import-online.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import { LoadingScreen } from '../base/loading-screens.tsx';

const importCrashScreen = importOnline(() => import('./crash-screen.tsx'));

type Given = Pick<ScreenProps, 'controller' | 'isOwnPage'>;

/** The fallback for a view that crashed. */
interface FallbackProps extends Given {
  /** Whether the crash screen could not be fetched yet. */
  readonly isOffline?: boolean | undefined;
  /** Renders the crashed view again. */
  onRetry(): void;
}

interface Shown {
  readonly Fallback?: ComponentType<FallbackProps> | undefined;
  readonly isOffline?: boolean | undefined;
}

/** How soon fetching the crash screen is retried. */
const retryMs = 5_000;

/** Shows a fallback when a view crashes; the answers are not in any view. */
export class ErrorBoundary extends Component<Given & { readonly children: ReactNode }, Shown> {
  override componentDidCatch(error: unknown): void {
    this.setState({ Fallback: LoadingScreen });
    reportError(error);
    // Retries while offline, and shows that.
    const tryLater = () => {
      this.setState({ isOffline: true });
      setTimeout(explain, retryMs);
    };
    const explain = () => {
      importCrashScreen()
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

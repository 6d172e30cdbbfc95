import { Component, type ComponentType, type ReactNode } from 'react';
import type { ScreenProps } from './screen-props.ts';
import { LoadingScreen } from './loading-screens.tsx';

type Given = Pick<ScreenProps, 'visit' | 'isOwnPage'>;

/** What stands in the place of a view that broke. */
interface BrokenProps extends Given {
  /** Whether nothing better than this could be fetched yet. */
  readonly isOffline?: boolean | undefined;
  /** Draws again what broke. */
  onRetry(): void;
}

interface Shown {
  readonly Broken?: ComponentType<BrokenProps> | undefined;
  readonly isOffline?: boolean | undefined;
}

/** How soon it is tried again to fetch what tells of it. */
const retryMs = 5_000;

/** Where a view of ours breaks, the visitor reads so; the answers are not part of any view. */
export class ErrorBoundary extends Component<Given & { readonly children: ReactNode }, Shown> {
  override componentDidCatch(error: unknown): void {
    this.setState({ Broken: LoadingScreen });
    reportError(error);
    // Again and again while there is no line, which is said meanwhile.
    const tryLater = () => {
      this.setState({ isOffline: true });
      setTimeout(explain, retryMs);
    };
    const explain = () => {
      import('./crash-screen.tsx')
        .then(({ loadBrokenScreen }) => loadBrokenScreen(this.props.visit))
        .then((Broken) => this.setState({ Broken }), tryLater);
    };
    explain();
  }

  override render(): ReactNode {
    // React has no state before the first one is set.
    const { Broken, isOffline } = (this.state as Shown | null) ?? {};
    const { props } = this;
    if (!Broken) return props.children;
    return (
      <Broken
        {...props}
        isOffline={isOffline}
        onRetry={() => this.setState({ Broken: undefined })}
      />
    );
  }
}

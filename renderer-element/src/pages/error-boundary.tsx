import { Component, type ComponentType, type ReactNode } from 'react';
import type { ScreenProps } from './screen-props.ts';
import { LoadingScreen } from './state-screens.tsx';

type Given = Pick<ScreenProps, 'visit' | 'isOwnPage'>;

/** What stands in the place of a view that broke. */
interface BrokenProps extends Given {
  /** Draws again what broke. */
  onRetry(): void;
}

interface Shown {
  readonly Broken?: ComponentType<BrokenProps> | undefined;
}

/** Where a view of ours breaks, the visitor reads so; the answers are not part of any view. */
export class ErrorBoundary extends Component<Given & { readonly children: ReactNode }, Shown> {
  override componentDidCatch(error: unknown): void {
    const show = (Broken: Shown['Broken']) => this.setState({ Broken });
    show(LoadingScreen);
    reportError(error);
    void import('./broken-screen.tsx').then(({ BrokenScreen }) => show(BrokenScreen));
  }

  override render(): ReactNode {
    // React has no state before the first one is set.
    const Broken = (this.state as Shown | null)?.Broken;
    const { props } = this;
    if (!Broken) return props.children;
    return <Broken {...props} onRetry={() => this.setState({ Broken: undefined })} />;
  }
}

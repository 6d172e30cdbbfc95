import { Component, type ComponentType, type ReactNode } from 'react';
import { lastWords } from '../visit/last-words.ts';
import type { ScreenProps } from './screen-props.ts';

interface ErrorBoundaryProps extends Pick<ScreenProps, 'visit' | 'isOwnPage'> {
  readonly children: ReactNode;
}

interface Broken extends Pick<ScreenProps, 'visit' | 'isOwnPage'> {
  /** Draws again what broke. */
  onRetry(): void;
}

interface ErrorBoundaryState {
  readonly isBroken: boolean;
  /** What is shown instead, once its code is there. */
  readonly Screen?: ComponentType<Broken>;
}

/** Where a view of ours breaks, the visitor reads so; the answers are not part of any view. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ isBroken: true });
    import('./broken-screen.tsx').then(
      ({ BrokenScreen: Screen }) => this.setState({ Screen }),
      () => {
        Object.assign(this.props.visit.state, { screen: 'failure', problem: lastWords() });
        this.setState({ isBroken: false });
      },
    );
    reportError(error);
  }

  override render(): ReactNode {
    const { isBroken, Screen } = this.state;
    const { children, ...props } = this.props;
    if (!isBroken) return children;
    return Screen && <Screen {...props} onRetry={() => this.setState({ isBroken: false })} />;
  }
}

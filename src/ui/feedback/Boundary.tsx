import { Component } from 'react';
import type { ReactNode } from 'react';
import { PartFailed } from './PartFailed';
import { reportPartFailure } from './partFailure';

interface Props {
  /** A function is called inside the boundary, so that its own errors are caught as well. */
  children: ReactNode | (() => ReactNode);
  /** Drawn instead of the message with its retry button. */
  fallback?: ReactNode | ((retry: () => void) => ReactNode);
}

const Called = ({ render }: { render: () => ReactNode }) => render();

/** Error boundary for a part of the page, such as a dialog, a drawer, the actions of a row, or a cell. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportPartFailure(error);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.failed) return typeof children === 'function' ? <Called render={children} /> : children;
    const retry = () => this.setState({ failed: false });
    if (typeof fallback === 'function') return fallback(retry);
    return fallback === undefined ? <PartFailed retry={retry} /> : fallback;
  }
}

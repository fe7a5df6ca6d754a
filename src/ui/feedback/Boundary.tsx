import { Component } from 'react';
import type { ReactNode } from 'react';
import { PartFailed } from './PartFailed';

interface Props {
  children: ReactNode;
  /** In place of the sentence with its retry. */
  fallback?: ReactNode;
}

/** Told of everything a boundary has caught; the console's start sets it. */
let report: (error: unknown) => void = () => undefined;

/** @param next sends what was caught to where crashes are kept */
export function onPartFailure(next: (error: unknown) => void): void {
  report = next;
}

/** Keeps the crash of a part to itself: a dialog, a drawer, the actions of a row, a cell. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ?? <PartFailed retry={() => this.setState({ failed: false })} />;
  }
}

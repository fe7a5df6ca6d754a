import { Component } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@/i18n';
import { FramePage } from './FramePage';

/** Where a team plugs its own error reporting; told of each crash with the number the operator sees. */
export type CrashReporter = (error: unknown, id: string) => void;

let reporter: CrashReporter = () => undefined;

export function reportCrashesTo(next: CrashReporter): void {
  reporter = next;
}

interface State {
  id: string | null;
}

/** Short, unlike the last one, and readable over the telephone. */
function crashId(): string {
  return Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0');
}

/** Keeps one screen's crash to itself: a sentence with a number, never a stack. */
export class ViewBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { id: null };

  // Whatever was thrown, `null` included, counts.
  static getDerivedStateFromError(): State {
    return { id: crashId() };
  }

  override componentDidCatch(error: unknown): void {
    reporter(error, this.state.id ?? '');
  }

  override render(): ReactNode {
    const { id } = this.state;
    if (id === null) return this.props.children;
    return (
      <FramePage
        title={translate('kernel.crashed')}
        hint={translate('kernel.crashedHint', { id })}
        actions={[{ label: translate('kernel.retry'), run: () => this.setState({ id: null }) }]}
      />
    );
  }
}

import { Component } from 'react';
import type { ReactNode } from 'react';
import { crashId, reportCrash } from './crash';
import { CrashPage } from './CrashPage';

interface Props {
  children: ReactNode;
  /** For what lies over a screen: nothing stands in its place, and somebody else says so. */
  onCrash?: (id: string) => void;
  /** What lies over the screen, tried again once it is something else. */
  subject?: unknown;
}

interface State {
  id: string | null;
  subject: unknown;
}

/** Keeps one screen's crash to itself: a sentence with a number, never a stack. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { id: null, subject: this.props.subject };

  // Whatever was thrown, `null` included, counts.
  static getDerivedStateFromError(): Pick<State, 'id'> {
    return { id: crashId() };
  }

  static getDerivedStateFromProps({ subject }: Props, state: State): State | null {
    return subject === state.subject ? null : { id: null, subject };
  }

  override componentDidCatch(error: unknown): void {
    const id = this.state.id ?? '';
    reportCrash(error, id);
    this.props.onCrash?.(id);
  }

  override render(): ReactNode {
    const { id } = this.state;
    if (id === null) return this.props.children;
    return this.props.onCrash ? null : <CrashPage id={id} retry={() => this.setState({ id: null })} />;
  }
}

import { Component } from 'react';
import type { ReactNode } from 'react';
import { crashId, reportCrash } from './crash';
import { CrashPage } from './CrashPage';

interface Props {
  children: ReactNode;
  /** For layers above a screen: nothing is drawn in their place, and this callback reports the crash. */
  onCrash?: (id: string) => void;
  /** What the layer shows; when it changes, drawing is tried again. */
  subject?: unknown;
}

interface State {
  id: string | null;
  subject: unknown;
}

/** Contains the crash of one screen: shows a sentence with the crash number, never a stack. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { id: null, subject: this.props.subject };

  // Any thrown value counts, `null` included.
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

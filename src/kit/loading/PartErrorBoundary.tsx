import { Component, type ReactNode } from 'react';

type Props = {
  /** What reports of errors call it. */
  part: string;
  /** Stands in its place once it failed, and may offer another try. */
  instead?: ReactNode | ((again: () => void) => ReactNode);
  /** Another value begins anew: it is opened again, or another page's. */
  anew?: unknown;
  onFailed?: (() => void) | undefined;
  children: ReactNode;
};
type State = { hasFailed: boolean; anew: unknown };

/** Keeps a fault in one part of a page from taking the rest with it. React reports it to the store's error reports. (NF-05) */
export class PartErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, anew: this.props.anew };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ anew }: Props, state: State): Partial<State> | null {
    return Object.is(anew, state.anew) ? null : { hasFailed: false, anew };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  again = () => this.setState({ hasFailed: false });

  override render() {
    const { instead = null, children } = this.props;
    if (!this.state.hasFailed) return children;
    return typeof instead === 'function' ? instead(this.again) : instead;
  }
}

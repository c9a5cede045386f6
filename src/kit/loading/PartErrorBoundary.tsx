import { Component, type ReactNode } from 'react';

type Props = {
  /** The name of the part in error reports. */
  part: string;
  /** Replaces the part once it failed; may offer a retry. */
  fallback?: ReactNode | ((onRetry: () => void) => ReactNode);
  /** A change of this value clears the error, as when the part is opened again. */
  resetKey?: unknown;
  onFailed?: (() => void) | undefined;
  children: ReactNode;
};
type State = { hasFailed: boolean; resetKey: unknown };

/** Keeps a fault in one part of a page from taking the rest with it. React reports it to the store's error reports. (NF-05) */
export class PartErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    const { fallback = null, children } = this.props;
    if (!this.state.hasFailed) return children;
    return typeof fallback === 'function' ? fallback(this.retry) : fallback;
  }
}

import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/BlockStates.tsx';

type Props = {
  children: ReactNode;
  /** What is inside, for the sentence that states that it failed: 'The diagram'. */
  what: string;
};

/** A part of the tool; a fault in it leaves the others standing. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, what } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <ErrorState
        title={`${what} could not be shown.`}
        retryLabel="Try again"
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}

import { Component, type ReactNode, Suspense } from 'react';
import { Failed } from '../../ui/Failed.tsx';

type Props = {
  children: ReactNode;
  /** Shown until what is inside has come. */
  waiting: ReactNode;
  /** What is inside, for the sentence that says that it failed: 'The diagram'. */
  what: string;
};

/** A part of the tool that comes when it is asked for; a fault in it leaves the others standing. */
export class Guarded extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, waiting, what } = this.props;
    if (this.state.hasFailed) {
      return (
        <Failed
          title={`${what} could not be shown.`}
          retryLabel="Try again"
          onRetry={() => this.setState({ hasFailed: false })}
        />
      );
    }
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}

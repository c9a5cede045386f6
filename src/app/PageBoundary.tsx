import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SomethingWentWrong } from '../pages/notFound/SomethingWentWrong.tsx';

type Props = { children: ReactNode; pathname: string };
type State = { hasFailed: boolean; at: string };

/** Keeps a fault in one page from taking header and bag with it; another try, or another page, begins without it. (NF-05) */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary pathname={useLocation().pathname}>{children}</Boundary>
);

class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false, at: this.props.pathname };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, { at }: State): Partial<State> | null {
    return pathname === at ? null : { hasFailed: false, at: pathname };
  }

  tryAgain = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? <SomethingWentWrong onRetry={this.tryAgain} /> : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { SomethingWentWrong } from '../pages/notFound/SomethingWentWrong.tsx';

/** Keeps a fault in one page from taking header and bag with it. (NF-05) */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <SomethingWentWrong /> : this.props.children;
  }
}

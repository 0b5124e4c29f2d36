import { Component, createContext, type ReactNode } from 'react';

/** What a boundary shows unless it has a fallback of its own. */
export const Fallback = createContext<ReactNode>(null);

interface BoundaryProps {
  children: ReactNode;
  fallback?: ReactNode;
}

/** Contains an error in one part of the page: that part shows the fallback, and the others go on working. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  static override contextType = Fallback;
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    const { children, fallback = this.context as ReactNode } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

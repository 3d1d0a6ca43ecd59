import { Component, type ReactNode } from 'react';

type Props = {
  /** Shown in the place of what failed. */
  fallback: ReactNode;
  onFailure?: () => void;
  children: ReactNode;
};

/** Keeps to one part of the screen what cannot be drawn there, or could not be fetched. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { showLine } from './connectionStore';

type PartBoundaryProps = {
  children: ReactNode;
  /** Shown in the part's place once it has failed. */
  fallback?: ReactNode;
  /** Called when the part fails, so that what opened it is closed again. */
  onFault?: () => void;
};

/** Error boundary around a part that came later: a fault in it takes away the part and leaves the page. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.info('A part of the page has failed.', error);
    showLine('broken');
    this.props.onFault?.();
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}

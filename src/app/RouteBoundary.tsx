import { Component, type ReactNode, Suspense } from 'react';
import { FaultScreen } from './behind.ts';

type RouteBoundaryProps = { readonly battle: string | null; readonly children: ReactNode };
type Caught = { readonly fault: Error | null };

/** Keeps a fault inside one screen, and offers the save and a way out. */
export class RouteBoundary extends Component<RouteBoundaryProps, Caught> {
  override state: Caught = { fault: null };

  static getDerivedStateFromError(thrown: unknown): Caught {
    return { fault: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <Suspense fallback={null}>
        <FaultScreen fault={fault} battle={this.props.battle} />
      </Suspense>
    );
  }
}

import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { fetchPart, isServed, PartMissingError } from './fetch-part';
import { PartMissing, type Place } from './part-missing';

/**
 * A component whose code is fetched when it is first drawn. Put a `Suspense` around it. A part that
 * fails to load says so in its place and offers a retry; the rest keeps working.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: Place = 'panel',
): ComponentType<P> {
  // React keeps a refusal for good, so every new attempt needs a new lazy component.
  const renewed = () => lazy(async () => ({ default: await fetchPart(load) }));
  let Part: ComponentType<P> = renewed();
  const acts: PartActs = {
    renew: () => {
      Part = renewed();
    },
    // Some browsers cache a failed module too: once the server is back, reload the page.
    tryAgain: async () => {
      await load().catch(async () => (await isServed()) && window.location.reload());
    },
  };
  return (props) => (
    <PartBoundary place={place} {...acts}>
      {() => <Part {...props} />}
    </PartBoundary>
  );
}

interface PartActs {
  /** Forgets a failure, so that the next render fetches the part again. */
  renew: () => void;
  tryAgain: () => Promise<void>;
}

interface BoundaryProps extends PartActs {
  place: Place;
  children: () => ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.renew();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { place, tryAgain, children } = this.props;
    if (error === null) return children();
    // What the part itself throws is not ours to explain.
    if (!(error instanceof PartMissingError)) throw error;
    const retry = async () => {
      await tryAgain();
      this.setState({ error: null });
    };
    return <PartMissing isOutdated={error.isOutdated} place={place} onRetry={retry} />;
  }
}

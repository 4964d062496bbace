import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Spinner } from '../ui/spinner';
import { fetchPart, isServed, PartMissingError } from './fetch-part';
import { PartMissing, type Place } from './part-missing';

export type ComponentOf<M> = {
  [N in keyof M]: M[N] extends (props: never) => ReactNode ? N : never;
}[keyof M];

/**
 * A component of a module that is fetched when it is first drawn. Until then a panel shows `fallback` and a
 * view a spinner, without a `Suspense` around them; with `false` the nearest one waits for it. A part
 * that fails to load says so in its place and offers a retry; the rest keeps working.
 */
export function lazyPart<M, N extends ComponentOf<M>>(
  load: () => Promise<M>,
  name: N,
  place: Place | 'view' = 'panel',
  fallback: ReactNode = place === 'view' ? <Spinner /> : null,
): M[N] {
  // React keeps a refusal for good, so every new attempt needs a new lazy component.
  const renewed = () =>
    lazy(async () => ({ default: (await fetchPart(load))[name] as ComponentType<object> }));
  let Part: ComponentType<object> = renewed();
  const acts: PartActs = {
    renew: () => {
      Part = renewed();
    },
    // Some browsers cache a failed module too: once the server is back, reload the page.
    tryAgain: async () => {
      await load().catch(async () => (await isServed()) && window.location.reload());
    },
  };
  return ((props: object) => (
    <PartBoundary place={place === 'view' ? 'panel' : place} {...acts}>
      {() =>
        place === 'page' || place === 'screen' || fallback === false ? (
          <Part {...props} />
        ) : (
          <Suspense fallback={fallback}>
            <Part {...props} />
          </Suspense>
        )
      }
    </PartBoundary>
  )) as M[N];
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

import { type ComponentType, lazy, useState } from 'react';

type Module<P> = { readonly default: ComponentType<P> };

/**
 * A component in a chunk of its own. What `preload` has brought is drawn at once: React's own `lazy` would first show
 * the fallback, and then keep it for 300 ms.
 */
export const lazyScreen = <P extends object>(load: () => Promise<Module<P>>) => {
  let here: ComponentType<P> | null = null;
  const fetchOnce = async (): Promise<Module<P>> => {
    const module = await load();
    here = module.default;
    return module;
  };
  const Late = lazy(fetchOnce);
  const Screen = (props: P) => {
    const [Chosen] = useState<ComponentType<P>>(() => here ?? Late);
    return <Chosen {...props} />;
  };
  const preload = (): Promise<void> =>
    fetchOnce().then(
      () => undefined,
      () => undefined,
    );
  return { Screen, preload };
};

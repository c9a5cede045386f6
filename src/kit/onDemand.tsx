import { type ComponentType, lazy, Suspense, useState } from 'react';
import { persistently } from './persistently.ts';

/** A part of a page whose code comes when it is first wanted, or when `load` is called before; it stays from then on. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await persistently(load) }));
  function OnDemand({ wanted, props }: { wanted: boolean; props: Props }) {
    const [isHere, setHere] = useState(wanted);
    if (wanted && !isHere) setHere(true);
    return <Suspense fallback={null}>{isHere ? <Part {...props} /> : null}</Suspense>;
  }
  return Object.assign(OnDemand, { load });
}

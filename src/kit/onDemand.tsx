import { type ComponentType, Suspense, useState } from 'react';
import { lazily } from './lazily.ts';

/** A part of a page whose code comes when it is first wanted, or when `load` is called before; it stays from then on. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazily(load);
  function OnDemand({ wanted, props }: { wanted: boolean; props: Props }) {
    const [isHere, setHere] = useState(wanted);
    if (wanted && !isHere) setHere(true);
    return <Suspense fallback={null}>{isHere ? <Part {...props} /> : null}</Suspense>;
  }
  return Object.assign(OnDemand, { load });
}

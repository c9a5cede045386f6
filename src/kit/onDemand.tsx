import { type ComponentType, Suspense, useState } from 'react';
import { lazily } from './lazily.ts';
import { PartBoundary } from './PartBoundary.tsx';

/**
 * A part of a page whose code comes when it is first wanted, or when `load` is called before; it stays from then on. A fault
 * in it leaves the rest, and the next time it is wanted it begins anew; `part` is what reports call it.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, part = '') {
  const Part = lazily(load);
  function OnDemand({
    wanted,
    props,
    onFailed,
  }: {
    wanted: boolean;
    props: Props;
    onFailed?: (() => void) | undefined;
  }) {
    const [isHere, setHere] = useState(wanted);
    if (wanted && !isHere) setHere(true);
    return (
      <PartBoundary part={part} anew={wanted} onFailed={onFailed}>
        <Suspense fallback={null}>{isHere ? <Part {...props} /> : null}</Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(OnDemand, { load });
}

import { Suspense, use, useLayoutEffect, useState } from 'react';
import { awaited, late } from '../../kit/late.ts';
import { PageDataContext } from '../../kit/pageData.ts';
import { whenHere } from '../../kit/person.ts';
import { isVisitKept } from '../../storage/visit.ts';
import { type VisitAtRest, visitCalled } from './atRest.ts';
import { whenIdle } from './whenIdle.ts';

/** The charts of the visit, their ports, what they recall, and what acts for all charts. */
const visitCharts = late(() => import('./VisitCharts.tsx'));

/**
 * Brings the charts of the visit: with the first sign of a person, or once something is asked of them; as soon as there
 * is time where the browser keeps something for them; and at once on a page whose HTML has no chart at rest.
 */
export function Waking({ visit }: { visit: VisitAtRest }) {
  const hasRests = use(PageDataContext) !== null;
  const [isWanted, want] = useState(false);
  // A layout effect, so that a page that waits for nobody has what the browser keeps in its first paint.
  useLayoutEffect(() => {
    if (!hasRests) return want(true);
    let isGone = false;
    const wake = () => isGone || want(true);
    void Promise.race([whenHere(), visitCalled(visit)]).then(wake);
    const stopWaiting = isVisitKept() ? whenIdle(wake) : undefined;
    return () => {
      isGone = true;
      stopWaiting?.();
    };
  }, [hasRests, visit]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Charts visit={visit} />
    </Suspense>
  );
}

function Charts({ visit }: { visit: VisitAtRest }) {
  const { VisitCharts } = awaited(visitCharts);
  return <VisitCharts visit={visit} />;
}

import { useEffect, useState } from 'react';
import { onDemand } from '../kit/onDemand.tsx';
import { Page, Section } from '../ui/Layout.tsx';
import { TextSkeleton } from '../ui/Skeleton.tsx';

/** In milliseconds: whoever waits longer is told why, and what else there is. */
const LONGEST_WAIT = 4_000;

/** Comes with the charts of the visit, so that it is there when nothing else comes. */
export const NotYet = onDemand(async () => (await import('./entries/NotYetEntry.tsx')).NotYetEntry);

/** Stands where a page will be while its code arrives, and says so where that takes long. */
export function Loading() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), LONGEST_WAIT);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <Page>
      <div aria-busy={!isLate} style={{ minHeight: '100svh' }}>
        <Section>
          {isLate ? null : <TextSkeleton lines={3} />}
          <NotYet wanted={isLate} props={{}} />
        </Section>
      </div>
    </Page>
  );
}

import { Page } from '../ui/Layout.tsx';
import { TextSkeleton } from '../ui/Skeleton.tsx';

/** Stands where a page will be while its code arrives. */
export function Loading() {
  return (
    <Page>
      <div aria-busy="true" style={{ minHeight: '100svh' }}>
        <TextSkeleton lines={3} />
      </div>
    </Page>
  );
}

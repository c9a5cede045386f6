import { Page, Section } from '../ui/Layout.tsx';
import { TextSkeleton } from '../ui/Skeleton.tsx';

/** Stands where a page will be while its code arrives. */
export function Loading() {
  return (
    <Page>
      <div aria-busy="true" style={{ minHeight: '100svh' }}>
        <Section>
          <TextSkeleton lines={3} />
        </Section>
      </div>
    </Page>
  );
}

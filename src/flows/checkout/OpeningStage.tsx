import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Another page is on its way; nothing of this one is to be read. */
export const OpeningStage = () => (
  <div>
    <VisuallyHidden role="status">Opening the page</VisuallyHidden>
    <TextSkeleton lines={6} />
  </div>
);

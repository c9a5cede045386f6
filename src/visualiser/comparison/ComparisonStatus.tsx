import { ErrorState } from '../../ui/BlockStates.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { humanizeName } from '../graph/words.ts';
import styles from './Changes.module.css';
import { comparison } from './comparison.ts';

const LoadingPlaceholder = ({ label }: { label: string }) => (
  <div>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <TextSkeleton lines={6} />
  </div>
);

/** The state of the comparison, where there are no differences to list. */
export function ComparisonStatus() {
  const { status, chart, missingRevision, other, file, retry } = comparison.useView();
  switch (status) {
    case 'different':
      return null;
    case 'listing':
      return <LoadingPlaceholder label="The versions are being listed" />;
    case 'loading':
      return <LoadingPlaceholder label="Both versions are being read" />;
    case 'choosing':
      return (
        <p className={styles.hint}>
          Pick an earlier version of this flow. What was added, removed or changed since then is marked in the diagram
          and listed here.
        </p>
      );
    case 'fileOnly':
      return (
        <Notice title="Earlier versions cannot be read here">
          Served by <code>npm run charts</code>, this page reads them from the repository; a build holds the last
          releases. A version that was saved as JSON can be compared anywhere.
        </Notice>
      );
    case 'identical':
      return (
        <Notice tone="success" title="Nothing differs" live="polite">
          Both versions of this flow are the same.
        </Notice>
      );
    case 'flowMissing':
      return (
        <Notice title={`There was no such flow at ${missingRevision}`} live="polite">
          “{humanizeName(chart)}” had not been written then, or had another name. The diagram shows the flow as it is
          now.
        </Notice>
      );
    case 'unknown':
      return (
        <Notice title={`There is no revision “${missingRevision}”`} live="polite">
          The link may come from another copy of the repository. The diagram shows the flow as it is now.
        </Notice>
      );
    case 'unreadable':
      return (
        <Notice tone="fault" title={`${file} holds no flow`} live="assertive">
          Choose a JSON file that was saved from the Export panel.
        </Notice>
      );
    case 'otherFlow':
      return (
        <Notice tone="fault" title={`${file} holds another flow`} live="assertive">
          It is “{humanizeName(other ?? '')}”, and this is “{humanizeName(chart)}”.
        </Notice>
      );
    case 'failed':
      return <ErrorState title="The versions could not be read." onRetry={retry} />;
  }
}

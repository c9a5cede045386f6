import { Button } from '../../ui/Button.tsx';
import { FileDropZone } from '../../ui/FileDropZone.tsx';
import { Row } from '../../ui/Layout.tsx';
import styles from './Changes.module.css';
import { ChangesList } from './ChangesList.tsx';
import { ComparisonStatus } from './ComparisonStatus.tsx';
import { comparison, useComparison } from './comparison.ts';
import { VersionPicks } from './VersionPicks.tsx';

/** Which two versions of a flow are compared, and what differs between them. */
export function Changes() {
  const { canEnd, end, file, giveFile } = comparison.useView();
  const result = useComparison();
  return (
    <div className={styles.changes}>
      <VersionPicks />
      <Row gap={2}>
        <FileDropZone
          look="button"
          label={file ? `${file}: choose another` : 'Compare with a file'}
          accept="application/json,.json"
          onFile={giveFile}
        />
        {canEnd ? (
          <Button look="quiet" size="small" onClick={end}>
            Stop comparing
          </Button>
        ) : null}
      </Row>
      <ComparisonStatus />
      {result ? <ChangesList changes={result.changes} /> : null}
    </div>
  );
}

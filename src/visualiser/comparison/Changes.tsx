import { Button } from '../../ui/Button.tsx';
import { FilePlace } from '../../ui/FilePlace.tsx';
import styles from './Changes.module.css';
import { ChangesList } from './ChangesList.tsx';
import { compared } from './compared.ts';
import { comparison } from './comparison.ts';
import { Standing } from './Standing.tsx';
import { VersionPicks } from './VersionPicks.tsx';

/** Which two versions of a flow are compared, and what differs between them. */
export function Changes() {
  const { versions, canEnd, end, file, giveFile } = comparison.useFlow();
  const told = compared(versions);
  return (
    <div className={styles.changes}>
      <VersionPicks />
      <div className={styles.others}>
        <FilePlace
          look="button"
          label={file ? `${file}: choose another` : 'Compare with a file'}
          accept="application/json,.json"
          onFiles={([given]) => given && giveFile(given)}
        />
        {canEnd ? (
          <Button look="quiet" size="small" onClick={end}>
            Stop comparing
          </Button>
        ) : null}
      </div>
      <Standing />
      {told ? <ChangesList changes={told.changes} /> : null}
    </div>
  );
}

import { Button } from '../../ui/Button.tsx';
import { FileDropZone } from '../../ui/FileDropZone.tsx';
import { Row } from '../../ui/Layout.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Mirror.module.css';
import { mirror } from './mirror.ts';

const getPath = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '');

/** The pages that can be watched, a saved recording, and the real view beside the diagram. */
export function Sources() {
  const { pages, page, isWatching, canLeave, watch, leave, openFile, openStage } = mirror.useView();
  return (
    <section className={styles.section} aria-label="What is watched">
      {pages.length > 0 ? (
        <ul className={styles.pages}>
          {pages.map((option) => (
            <li key={option.page}>
              <button
                type="button"
                className={styles.page}
                aria-pressed={isWatching && option.page === page?.page}
                onClick={() => watch(option.page)}
              >
                <span className={styles.dot} aria-hidden="true" />
                <span className={styles.title}>
                  <VisuallyHidden>Watch </VisuallyHidden>
                  {option.title}
                </span>
                <span className={styles.muted}>{option.isStage ? 'beside' : getPath(option.url)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Row gap={2}>
        <Button look="secondary" size="small" onClick={openStage}>
          Open the view beside
        </Button>
        <FileDropZone look="button" label="Open a recording" accept="application/json,.json" onFile={openFile} />
        {canLeave ? (
          <Button look="secondary" size="small" onClick={leave}>
            Stop
          </Button>
        ) : null}
      </Row>
    </section>
  );
}

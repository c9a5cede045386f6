import styles from './Mirror.module.css';
import { mirror } from './mirror.ts';

const placeOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '');

/** The pages that can be watched, a saved recording, and the real view beside the diagram. */
export function Sources() {
  const { pages, page, isWatching, canLeave, watch, leave, openFile, openStage } = mirror.useFlow();
  return (
    <section className={styles.part} aria-label="What is watched">
      {pages.length > 0 ? (
        <ul className={styles.pages}>
          {pages.map((each) => (
            <li key={each.page}>
              <button
                type="button"
                className={styles.page}
                aria-pressed={isWatching && each.page === page?.page}
                aria-label={`Watch ${each.title}`}
                onClick={() => watch(each.page)}
              >
                <span className={styles.dot} aria-hidden="true" />
                <span className={styles.title}>{each.title}</span>
                <span className={styles.quiet}>{each.isStage ? 'beside' : placeOf(each.url)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={openStage}>
          Open the view beside
        </button>
        <label className={styles.button}>
          Open a recording
          <input
            type="file"
            accept="application/json,.json"
            className={styles.file}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) openFile(file);
              target.value = '';
            }}
          />
        </label>
        {canLeave ? (
          <button type="button" className={styles.button} onClick={leave}>
            Stop
          </button>
        ) : null}
      </div>
    </section>
  );
}

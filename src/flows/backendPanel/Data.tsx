import { sayInPanel } from '../../messages/backendPanel.ts';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { Section } from './Section.tsx';

/** The sessions that were given out, and all that was written since the first day. */
export function Data() {
  return (
    <Section title="Data">
      <Tokens />
      <Reset />
    </Section>
  );
}

const endedWords = (ended: number) => {
  if (ended === 0) return sayInPanel('backendPanel.endedNone');
  return ended === 1 ? sayInPanel('backendPanel.endedOne') : sayInPanel('backendPanel.ended', { n: ended });
};

function Tokens() {
  const { tokens, ended, endTokens } = backendPanel.useFlow();
  return (
    <div className={styles.doing}>
      <button type="button" className={styles.button} aria-busy={tokens === 'ending' || undefined} onClick={endTokens}>
        End all sessions now
      </button>
      <p className={styles.quiet} role="status">
        {tokens === 'ended' ? endedWords(ended) : null}
        {tokens === 'unended' ? sayInPanel('backendPanel.unended') : null}
      </p>
    </div>
  );
}

function Reset() {
  const { data, askReset, confirmReset, refuseReset, reload } = backendPanel.useFlow();
  if (data === 'confirming')
    return (
      <fieldset className={styles.question}>
        <legend>Set the data back?</legend>
        <p>{sayInPanel('backendPanel.confirm')}</p>
        <div className={styles.row}>
          <button type="button" className={styles.button} data-look="danger" onClick={confirmReset}>
            Set back
          </button>
          <button type="button" className={styles.button} onClick={refuseReset}>
            Keep it
          </button>
        </div>
      </fieldset>
    );
  return (
    <div className={styles.doing}>
      <button type="button" className={styles.button} disabled={data === 'resetting'} onClick={askReset}>
        Set the data back …
      </button>
      <p className={styles.quiet} role="status">
        {data === 'resetting' ? sayInPanel('backendPanel.resetting') : null}
        {data === 'reset' ? sayInPanel('backendPanel.reset') : null}
        {data === 'unreset' ? sayInPanel('backendPanel.unreset') : null}
      </p>
      {data === 'reset' ? (
        <button type="button" className={styles.button} onClick={reload}>
          Reload the page
        </button>
      ) : null}
    </div>
  );
}

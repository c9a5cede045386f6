import { formatPanelMessage } from '../../messages/backendPanel.ts';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { PanelSection } from './PanelSection.tsx';

/** The sessions that were given out, and all that was written since the first day. */
export function DataTools() {
  return (
    <PanelSection title="Data">
      <Tokens />
      <Reset />
    </PanelSection>
  );
}

const endedWords = (ended: number) => {
  if (ended === 0) return formatPanelMessage('backendPanel.endedNone');
  return ended === 1
    ? formatPanelMessage('backendPanel.endedOne')
    : formatPanelMessage('backendPanel.ended', { n: ended });
};

function Tokens() {
  const { tokens, ended, endTokens } = backendPanel.useView();
  return (
    <div className={styles.doing}>
      <button type="button" className={styles.button} aria-busy={tokens === 'ending' || undefined} onClick={endTokens}>
        End all sessions now
      </button>
      <p className={styles.quiet} role="status">
        {tokens === 'ended' ? endedWords(ended) : null}
        {tokens === 'unended' ? formatPanelMessage('backendPanel.unended') : null}
      </p>
    </div>
  );
}

function Reset() {
  const { data, askReset, confirmReset, refuseReset, reload } = backendPanel.useView();
  if (data === 'confirming')
    return (
      <fieldset className={styles.question}>
        <legend>Set the data back?</legend>
        <p>{formatPanelMessage('backendPanel.confirm')}</p>
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
        {data === 'resetting' ? formatPanelMessage('backendPanel.resetting') : null}
        {data === 'reset' ? formatPanelMessage('backendPanel.reset') : null}
        {data === 'unreset' ? formatPanelMessage('backendPanel.unreset') : null}
      </p>
      {data === 'reset' ? (
        <button type="button" className={styles.button} onClick={reload}>
          Reload the page
        </button>
      ) : null}
    </div>
  );
}

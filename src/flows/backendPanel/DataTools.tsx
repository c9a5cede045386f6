import { backendPanelMessages } from '../../messages/backendPanel.ts';
import { formatMessage } from '../../messages/message.ts';
import { Row } from '../../ui/Layout.tsx';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { PanelSection } from './PanelSection.tsx';

/** Ends all sessions and resets the data. */
export function DataTools() {
  return (
    <PanelSection title="Data">
      <Tokens />
      <Reset />
    </PanelSection>
  );
}

const formatEnded = (ended: number) => {
  if (ended === 0) return formatMessage(backendPanelMessages['backendPanel.endedNone']);
  return ended === 1
    ? formatMessage(backendPanelMessages['backendPanel.endedOne'])
    : formatMessage(backendPanelMessages['backendPanel.ended'], { n: ended });
};

function Tokens() {
  const { tokens, endedTokenCount, canEndTokens, endTokens } = backendPanel.useView();
  return (
    <div className={styles.actionRow}>
      <button type="button" className={styles.button} aria-disabled={!canEndTokens || undefined} onClick={endTokens}>
        End all sessions now
      </button>
      <p className={styles.muted} role="status">
        {tokens === 'ended' ? formatEnded(endedTokenCount) : null}
        {tokens === 'endFailed' ? formatMessage(backendPanelMessages['backendPanel.endFailed']) : null}
      </p>
    </div>
  );
}

function Reset() {
  const { data, askReset, confirmReset, refuseReset, reload } = backendPanel.useView();
  if (data === 'confirming')
    return (
      <fieldset className={styles.confirmation}>
        <legend>Set the data back?</legend>
        <p>{formatMessage(backendPanelMessages['backendPanel.confirm'])}</p>
        <Row gap={2}>
          <button type="button" className={styles.button} data-look="danger" onClick={confirmReset}>
            Set back
          </button>
          <button type="button" className={styles.button} onClick={refuseReset}>
            Keep it
          </button>
        </Row>
      </fieldset>
    );
  return (
    <div className={styles.actionRow}>
      <button type="button" className={styles.button} disabled={data === 'resetting'} onClick={askReset}>
        Set the data back …
      </button>
      <p className={styles.muted} role="status">
        {data === 'resetting' ? formatMessage(backendPanelMessages['backendPanel.resetting']) : null}
        {data === 'reset' ? formatMessage(backendPanelMessages['backendPanel.reset']) : null}
        {data === 'resetFailed' ? formatMessage(backendPanelMessages['backendPanel.resetFailed']) : null}
      </p>
      {data === 'reset' ? (
        <button type="button" className={styles.button} onClick={reload}>
          Reload the page
        </button>
      ) : null}
    </div>
  );
}

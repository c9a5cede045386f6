import type { ReactNode } from 'react';
import { ContextValues } from './Context.tsx';
import { Log } from './Log.tsx';
import styles from './Mirror.module.css';
import { mirror } from './mirror.ts';
import { Running } from './Running.tsx';
import { Scrubber } from './Scrubber.tsx';
import { SendEvent } from './SendEvent.tsx';
import { Sequence } from './Sequence.tsx';
import { Sources } from './Sources.tsx';
import { Timers } from './Timers.tsx';
import { EMPTY_MESSAGES } from './words.ts';

/** The watched page, its state and its recording. `stage`: the real view, where it is shown. */
export function Mirror({ stage = null }: { stage?: ReactNode }) {
  const { emptyReason, mode, hasStage, canSend } = mirror.useView();
  return (
    <div className={styles.mirror}>
      <Sources />
      {hasStage ? <div className={styles.stage}>{stage}</div> : null}
      {emptyReason ? <EmptyMessage /> : null}
      {mode ? <Scrubber /> : null}
      {mode ? <Timers /> : null}
      {canSend ? <SendEvent /> : null}
      {mode ? <Log /> : null}
      {mode ? <ContextValues /> : null}
      {mode ? <Sequence /> : null}
      <Running />
    </div>
  );
}

function EmptyMessage() {
  const { emptyReason, versions, reason } = mirror.useView();
  if (!emptyReason) return null;
  const [title, text] = EMPTY_MESSAGES[emptyReason];
  return (
    <div
      className={styles.empty}
      role="status"
      data-tone={emptyReason === 'refused' || emptyReason === 'invalid' ? 'fault' : undefined}
    >
      <p className={styles.emptyTitle}>{title}</p>
      <p>{reason ?? text}</p>
      {emptyReason === 'refused' ? (
        <p>
          Shown: version <code>{versions.mode}</code>. Ran: version <code>{versions.ran}</code>.
        </p>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Context } from './Context.tsx';
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

/** What is watched, how it stands, and all that was known of it. `stage`: the real view, where it is wanted. */
export function Mirror({ stage = null }: { stage?: ReactNode }) {
  const { nothing, mode, hasStage, canSend } = mirror.useView();
  return (
    <div className={styles.mirror}>
      <Sources />
      {hasStage ? <div className={styles.stage}>{stage}</div> : null}
      {nothing ? <Nothing /> : null}
      {mode ? <Scrubber /> : null}
      {mode ? <Timers /> : null}
      {canSend ? <SendEvent /> : null}
      {mode ? <Log /> : null}
      {mode ? <Context /> : null}
      {mode ? <Sequence /> : null}
      <Running />
    </div>
  );
}

function Nothing() {
  const { nothing, versions, reason } = mirror.useView();
  if (!nothing) return null;
  const [what, why] = EMPTY_MESSAGES[nothing];
  return (
    <div
      className={styles.empty}
      role="status"
      data-tone={nothing === 'refused' || nothing === 'invalid' ? 'fault' : undefined}
    >
      <p className={styles.emptyTitle}>{what}</p>
      <p>{reason ?? why}</p>
      {nothing === 'refused' ? (
        <p>
          Shown: version <code>{versions.mode}</code>. Ran: version <code>{versions.ran}</code>.
        </p>
      ) : null}
    </div>
  );
}

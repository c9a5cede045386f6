import { downloadFile } from '../../ports/downloadFile.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Mirror.module.css';
import { mirror } from './mirror.ts';
import { useRecordedRun, useRecording } from './mirrorDisplay.ts';
import { getStep } from './recording.ts';
import { serializeRecording } from './recordingFile.ts';
import { formatEvent, formatTime, MODE_LABELS } from './words.ts';

/** The current moment of the run, and navigation to any other. */
export function Scrubber() {
  const { mode, otherRuns, at, canReturnToLive, canReplay, goToStep, returnToLive, replay, restart, pick } =
    mirror.useView();
  const recording = useRecording();
  const recorded = useRecordedRun();
  const last = Math.max((recorded?.steps.length ?? 1) - 1, 0);
  const step = getStep(recorded, at);
  const save = () => downloadFile(serializeRecording(recording), `${recorded?.chart ?? 'run'}.recording.json`);
  return (
    <section className={styles.section} aria-label="The run">
      <p className={styles.status} data-shown={mode} role="status">
        <span className={styles.dot} aria-hidden="true" />
        {mode ? MODE_LABELS[mode] : null}
      </p>
      {recorded?.fault ? (
        <Notice
          tone="fault"
          live="assertive"
          title={`This chart has stopped: ${recorded.fault}`}
          action={
            canReplay ? (
              <Button look="secondary" size="small" onClick={restart}>
                Begin again
              </Button>
            ) : null
          }
        />
      ) : null}
      <p className={styles.states}>
        {step?.states.map((id) => (
          <code key={id}>{id.split('.').slice(1).join('.') || id}</code>
        ))}
      </p>
      <label className={styles.scrubber}>
        <span className={styles.muted}>
          Step {Math.min(at ?? last, last)} of {last}
          {step ? ` · ${formatTime(step.at)} · ${step.event ? formatEvent(step.event.type) : 'as it was found'}` : ''}
        </span>
        <input
          type="range"
          aria-label="Moment"
          min={0}
          max={last}
          value={Math.min(at ?? last, last)}
          // The last moment is the present one.
          onChange={({ target }) =>
            canReturnToLive && target.valueAsNumber === last ? returnToLive() : goToStep(target.valueAsNumber)
          }
        />
      </label>
      <Row gap={2}>
        {canReturnToLive ? (
          <Button look="secondary" size="small" onClick={returnToLive}>
            To the last moment
          </Button>
        ) : null}
        {canReplay ? (
          <Button look="secondary" size="small" onClick={replay} title="On the real view beside the diagram">
            Go on from here
          </Button>
        ) : null}
        <Button look="secondary" size="small" onClick={save}>
          Save the recording
        </Button>
      </Row>
      {otherRuns.length > 0 ? (
        <Row gap={2}>
          {otherRuns.map(({ session, isOver }) => (
            <Button look="secondary" size="small" key={session} onClick={() => pick(session)}>
              {`Run ${session}${isOver ? ', over' : ''}`}
            </Button>
          ))}
        </Row>
      ) : null}
    </section>
  );
}

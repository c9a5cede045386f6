import type { FormEvent } from 'react';
import type { AnyEventObject } from 'xstate';
import { Button } from '../../ui/Button.tsx';
import styles from './Mirror.module.css';
import { mirror } from './mirror.ts';
import { useMirrorDisplay, useRecording } from './mirrorDisplay.ts';
import { getStep } from './recording.ts';
import { formatEvent } from './words.ts';

/** The event that a text is; null where it is none. */
function eventIn(text: string): AnyEventObject | null {
  try {
    const event: unknown = JSON.parse(text);
    return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string'
      ? (event as AnyEventObject)
      : null;
  } catch {
    return null;
  }
}

/** Events that the chart listens to where it is, each as a sample of it; that of the picked transition first. */
function useOffered(): AnyEventObject[] {
  const { run, at } = mirror.useView();
  const { chart, picked } = useMirrorDisplay();
  const step = getStep(
    useRecording()
      .actors()
      .get(run?.session ?? ''),
    at,
  );
  if (!chart || !step) return [];
  const active = (id: string) => step.states.some((leaf) => leaf === id || leaf.startsWith(`${id}.`));
  const acceptedTransitions = chart.graph.transitions.filter(
    ({ source, trigger }) => trigger === 'event' && active(source),
  );
  const first = acceptedTransitions.find(({ id }) => id === picked)?.event;
  const types = new Set([...(first ? [first] : []), ...acceptedTransitions.map(({ event }) => event)]);
  return [...types].map((type) => chart.samples?.find((sample) => sample.type === type) ?? { type });
}

/** Sends an event to the chart in the page. */
export function SendEvent() {
  const { sendEvent } = mirror.useView();
  const offered = useOffered();
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const field = submitted.currentTarget.elements.namedItem('event') as HTMLTextAreaElement;
    const event = eventIn(field.value);
    field.setCustomValidity(event ? '' : 'An event is an object in JSON with a "type"');
    if (event) sendEvent(event);
    else field.reportValidity();
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Send an event</h2>
      {offered.length > 0 ? (
        <ul className={styles.row}>
          {offered.map((event) => (
            <li key={event.type}>
              <Button look="secondary" size="small" onClick={() => sendEvent(event)} title={JSON.stringify(event)}>
                {formatEvent(event.type)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <form className={styles.send} onSubmit={submit}>
        <textarea
          key={offered[0]?.type}
          name="event"
          rows={2}
          aria-label="Event in JSON"
          spellCheck={false}
          defaultValue={JSON.stringify(offered[0] ?? { type: '' })}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        />
        <Button look="secondary" size="small" type="submit">
          Send
        </Button>
      </form>
    </section>
  );
}

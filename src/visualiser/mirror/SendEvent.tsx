import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { GraphTransition } from '../graph/graph.ts';
import { useAddress } from '../ui/useAddress.ts';
import mirrorStyles from './Mirror.module.css';
import { mirror } from './mirror.ts';
import { PayloadFields } from './PayloadFields.tsx';
import { describePayload, getPayload, readEvent } from './payload.ts';
import styles from './SendEvent.module.css';
import { getSamples, useSendableEvents } from './sendableEvents.ts';

/** Sends an event to the chart in the page: that of the transition which is pressed in the diagram, or another that it listens to. */
export function SendEvent() {
  const { refusal } = mirror.useView();
  const sendable = useSendableEvents();
  if (!sendable) return null;
  const { chart, transitions, current, pickedTransition, isPicked } = sendable;
  const isImpossible = pickedTransition?.trigger === 'event' && !isPicked;
  return (
    <section className={mirrorStyles.section}>
      <h2 className={mirrorStyles.heading}>Send an event</h2>
      {refusal === null ? null : (
        <Notice tone="fault" live="assertive" title="The chart would stop at this, so it was not sent">
          {refusal}
        </Notice>
      )}
      {isImpossible ? (
        <p className={styles.hint}>“{pickedTransition.description}” cannot come about in this state. These can:</p>
      ) : (
        <p className={styles.hint}>Press a transition in the diagram, or choose here:</p>
      )}
      <ul className={styles.events}>
        {transitions.map((transition) => (
          <li key={transition.id}>
            <EventButton chart={chart} transition={transition} isCurrent={transition.event === current.event} />
          </li>
        ))}
      </ul>
      <EventForm
        key={current.event}
        chart={chart}
        transition={isPicked && pickedTransition ? pickedTransition : current}
      />
    </section>
  );
}

type Props = { chart: ChartData; transition: GraphTransition };

/** What carries nothing is sent at once; else its form is shown. */
function EventButton({ chart, transition, isCurrent }: Props & { isCurrent: boolean }) {
  const { sendEvent } = mirror.useView();
  const [{ naming }, navigate] = useAddress();
  const [sample] = getSamples(chart, transition.event);
  const hasNoPayload = Object.keys(getPayload(sample)).length === 0;
  return (
    <button
      type="button"
      className={styles.event}
      aria-pressed={hasNoPayload ? undefined : isCurrent}
      onClick={() => (hasNoPayload ? sendEvent(sample) : navigate({ transition: transition.id }))}
    >
      {naming === 'words' ? transition.description : transition.event}
    </button>
  );
}

/** What the event of a transition carries, to be changed and sent. */
function EventForm({ chart, transition }: Props) {
  const { sendEvent } = mirror.useView();
  const [{ naming }] = useAddress();
  const [sampleIndex, setSampleIndex] = useState(0);
  const samples = getSamples(chart, transition.event);
  const sample = samples[sampleIndex] ?? samples[0];
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    sendEvent(readEvent(sample, new FormData(submitted.currentTarget)));
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={transition.event}>
      <p className={styles.eventName}>{naming === 'words' ? transition.description : transition.event}</p>
      {samples.length > 1 ? (
        <label className={styles.field}>
          Begin with
          <select value={sampleIndex} onChange={({ target }) => setSampleIndex(Number(target.value))}>
            {samples.map((option, index) => (
              <option key={JSON.stringify(option)} value={index}>
                {describePayload(option)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <PayloadFields key={sampleIndex} payload={getPayload(sample)} />
      <Button look="secondary" size="small" type="submit">
        Send
      </Button>
    </form>
  );
}

import styles from './Mirror.module.css';
import { useMirrorDisplay, useRecording } from './mirrorDisplay.ts';
import type { ActorRecording } from './recording.ts';

/** All charts of the page that is watched, each in the one that runs it; a press shows its diagram. */
export function Running() {
  const { chart, lead } = useMirrorDisplay();
  const actors = [...useRecording().actors().values()].filter((actor) => actor.chart !== null && !actor.isOver);
  if (actors.length === 0) return null;
  const isHere = (session: string | null) => actors.some((actor) => actor.session === session);
  const within = (parent: ActorRecording | null) =>
    actors.filter((actor) => (parent ? actor.parent === parent.session : !isHere(actor.parent)));
  const list = (of: readonly ActorRecording[]) => (
    <ul className={styles.running}>
      {of.map((actor) => (
        <li key={actor.session}>
          <button
            type="button"
            aria-current={actor.chart === chart?.graph.id ? 'page' : undefined}
            onClick={() => lead({ chart: actor.chart ?? '' })}
          >
            {actor.name}{' '}
            <span className={styles.muted}>
              {actor.steps
                .at(-1)
                ?.states.map((id) => id.split('.').slice(1).join('.'))
                .join(', ')}
            </span>
          </button>
          {within(actor).length > 0 ? list(within(actor)) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Running in the page</h2>
      {list(within(null))}
    </section>
  );
}

import { useAddress } from '../ui/useAddress.ts';
import styles from './Mirror.module.css';
import { useMirrorDisplay, useRecording } from './mirrorDisplay.ts';
import type { ActorRecording } from './recording.ts';

/** All charts of the page that is watched, each in the one that runs it; a press shows its diagram. */
export function Running() {
  const { chart } = useMirrorDisplay();
  const [, navigate] = useAddress();
  const actors = [...useRecording().actors().values()].filter((actor) => actor.chart !== null && !actor.isOver);
  if (actors.length === 0) return null;
  const isListed = (session: string | null) => actors.some((actor) => actor.session === session);
  const getChildActors = (parent: ActorRecording | null) =>
    actors.filter((actor) => (parent ? actor.parent === parent.session : !isListed(actor.parent)));
  const renderList = (of: readonly ActorRecording[]) => (
    <ul className={styles.running}>
      {of.map((actor) => (
        <li key={actor.session}>
          <button
            type="button"
            aria-current={actor.chart === chart.graph.id ? 'page' : undefined}
            onClick={() => navigate({ chart: actor.chart })}
          >
            {actor.name}{' '}
            <span className={styles.muted}>
              {actor.steps
                .at(-1)
                ?.states.map((id) => id.split('.').slice(1).join('.'))
                .join(', ')}
            </span>
          </button>
          {getChildActors(actor).length > 0 ? renderList(getChildActors(actor)) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Running in the page</h2>
      {renderList(getChildActors(null))}
    </section>
  );
}

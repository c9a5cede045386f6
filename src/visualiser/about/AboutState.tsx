import look from '../app/look.module.css';
import { nameOf, type Reading } from '../app/reading.ts';
import { To } from '../app/To.tsx';
import { KINDS } from '../app/words.ts';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { GraphState } from '../graph/graph.ts';
import styles from './AboutPanel.module.css';
import { Names } from './Names.tsx';
import { Part } from './Part.tsx';
import { Ports } from './Ports.tsx';
import { Requirements, Said } from './Texts.tsx';
import { Title } from './Title.tsx';
import { Ways } from './Ways.tsx';

type Props = { chart: ChartData; reading: Reading; state: GraphState };

/** A state: what it means, what is said and done in it, and the ways in and out. */
export function AboutState({ chart, reading, state }: Props) {
  const inherited = reading
    .around(state.id)
    .slice(0, -1)
    .reverse()
    .flatMap(({ id }) => reading.leaving(id));
  return (
    <>
      <Around reading={reading} state={state} />
      <Title kind={KINDS[state.kind]} name={nameOf(state)} description={state.description} id={state.id} />
      {state.tags.length > 0 ? (
        <p className={styles.tags}>
          {state.tags.map((tag) => (
            <span key={tag} className={look.badge}>
              {tag}
            </span>
          ))}
        </p>
      ) : null}
      <Said chart={chart} ids={state.says} />
      <Inside reading={reading} state={state} />
      <Ports chart={chart} sources={[...new Set(state.invokes.map(({ src }) => src))]} title="Runs while in it" />
      {state.entry.length > 0 ? (
        <Part title="Does on entry">
          <Names names={state.entry} />
        </Part>
      ) : null}
      {state.exit.length > 0 ? (
        <Part title="Does on leaving">
          <Names names={state.exit} />
        </Part>
      ) : null}
      <Ways reading={reading} title="Ways out" ways={reading.leaving(state.id)} end="target" />
      <Ways reading={reading} title="Ways out that it shares with its surroundings" ways={inherited} end="target" />
      <Ways reading={reading} title="Ways in" ways={reading.arriving(state.id)} end="source" />
      <Requirements chart={chart} ids={state.requires} />
    </>
  );
}

function Around({ reading, state }: Omit<Props, 'chart'>) {
  return (
    <nav className={styles.around} aria-label="Where it stands">
      {reading
        .around(state.id)
        .slice(0, -1)
        .map((outer) => (
          <span key={outer.id}>
            <To part={{ state: outer.parent === null ? null : outer.id, transition: null }}>{nameOf(outer)}</To>
            <span aria-hidden="true"> / </span>
          </span>
        ))}
    </nav>
  );
}

function Inside({ reading, state }: Omit<Props, 'chart'>) {
  const inside = reading.inside(state.id);
  if (inside.length === 0) return null;
  return (
    <Part title={state.kind === 'parallel' ? 'At once in it' : 'Inside'}>
      <ul className={styles.ways}>
        {inside.map((inner) => (
          <li key={inner.id}>
            <To part={{ state: inner.id }} className={styles.way}>
              <span className={styles.when}>
                {nameOf(inner)}
                {inner.id === state.initial ? <span className={look.badge}>First</span> : null}
              </span>
              {inner.description ? <span className={look.quiet}>{inner.description}</span> : null}
            </To>
          </li>
        ))}
      </ul>
    </Part>
  );
}

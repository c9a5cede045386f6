import { useQuery } from '@tanstack/react-query';
import type { ChartData } from '../catalogue/catalogue.ts';
import { findPicture, picturesQuery } from '../catalogue/queries.ts';
import type { GraphState } from '../graph/graph.ts';
import { type GraphIndex, getStateName } from '../graph/graphIndex.ts';
import { STATE_KIND_LABELS } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import styles from './AboutPanel.module.css';
import { NameList, PanelTitle, Section } from './AboutParts.tsx';
import { Ports } from './Ports.tsx';
import { MessageList, Requirements } from './Texts.tsx';
import { TransitionList } from './TransitionList.tsx';

type Props = { chart: ChartData; reading: GraphIndex; state: GraphState };

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
      <PanelTitle
        kind={STATE_KIND_LABELS[state.kind]}
        name={getStateName(state)}
        description={state.description}
        id={state.id}
      />
      <StatePicture chart={chart} state={state} />
      {state.tags.length > 0 ? (
        <p className={styles.tags}>
          {state.tags.map((tag) => (
            <span key={tag} className={look.badge}>
              {tag}
            </span>
          ))}
        </p>
      ) : null}
      <MessageList chart={chart} ids={state.messages} />
      <Inside reading={reading} state={state} />
      <Ports chart={chart} sources={[...new Set(state.invokes.map(({ src }) => src))]} title="Runs while in it" />
      {state.entry.length > 0 ? (
        <Section title="Does on entry">
          <NameList names={state.entry} />
        </Section>
      ) : null}
      {state.exit.length > 0 ? (
        <Section title="Does on leaving">
          <NameList names={state.exit} />
        </Section>
      ) : null}
      <TransitionList reading={reading} title="Ways out" ways={reading.leaving(state.id)} end="target" />
      <TransitionList
        reading={reading}
        title="Ways out that it shares with its surroundings"
        ways={inherited}
        end="target"
      />
      <TransitionList reading={reading} title="Ways in" ways={reading.arriving(state.id)} end="source" />
      <Requirements chart={chart} ids={state.requires} />
    </>
  );
}

/** The real view in the state, where its picture was taken; a press opens the view itself. */
function StatePicture({ chart, state }: Omit<Props, 'reading'>) {
  const { data: pictures } = useQuery(picturesQuery);
  const picture = findPicture(pictures, chart.graph.id, state.id);
  if (!picture) return null;
  return (
    <AddressLink part={{ panel: 'coverage' }} className={styles.picture}>
      <img src={picture} alt={`The view in the state ${getStateName(state)}`} />
    </AddressLink>
  );
}

function Around({ reading, state }: Omit<Props, 'chart'>) {
  return (
    <nav className={styles.breadcrumb} aria-label="Where it stands">
      {reading
        .around(state.id)
        .slice(0, -1)
        .map((outer) => (
          <span key={outer.id}>
            <AddressLink part={{ state: outer.parent === null ? null : outer.id, transition: null }}>
              {getStateName(outer)}
            </AddressLink>
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
    <Section title={state.kind === 'parallel' ? 'At once in it' : 'Inside'}>
      <ul className={styles.links}>
        {inside.map((inner) => (
          <li key={inner.id}>
            <AddressLink part={{ state: inner.id }} className={styles.link}>
              <span className={styles.label}>
                {getStateName(inner)}
                {inner.id === state.initial ? <span className={look.badge}>First</span> : null}
              </span>
              {inner.description ? <span className={look.muted}>{inner.description}</span> : null}
            </AddressLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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

type Props = { chart: ChartData; graphIndex: GraphIndex; state: GraphState };

/** A state: what it means, what is said and done in it, and the ways in and out. */
export function AboutState({ chart, graphIndex, state }: Props) {
  const inherited = graphIndex
    .getLineage(state.id)
    .slice(0, -1)
    .reverse()
    .flatMap(({ id }) => graphIndex.getOutgoing(id));
  return (
    <>
      <StateBreadcrumb graphIndex={graphIndex} state={state} />
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
      <ChildStates graphIndex={graphIndex} state={state} />
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
      <TransitionList
        graphIndex={graphIndex}
        title="Ways out"
        transitions={graphIndex.getOutgoing(state.id)}
        end="target"
      />
      <TransitionList
        graphIndex={graphIndex}
        title="Ways out that it shares with its surroundings"
        transitions={inherited}
        end="target"
      />
      <TransitionList
        graphIndex={graphIndex}
        title="Ways in"
        transitions={graphIndex.getIncoming(state.id)}
        end="source"
      />
      <Requirements chart={chart} ids={state.requires} />
    </>
  );
}

/** The real view in the state, where its picture was taken; a press opens the view itself. */
function StatePicture({ chart, state }: Omit<Props, 'graphIndex'>) {
  const { data: pictures } = useQuery(picturesQuery);
  const picture = findPicture(pictures, chart.graph.id, state.id);
  if (!picture) return null;
  return (
    <AddressLink to={{ panel: 'coverage' }} className={styles.picture}>
      <img src={picture} alt={`The view in the state ${getStateName(state)}`} />
    </AddressLink>
  );
}

function StateBreadcrumb({ graphIndex, state }: Omit<Props, 'chart'>) {
  return (
    <nav className={styles.breadcrumb} aria-label="Where it stands">
      {graphIndex
        .getLineage(state.id)
        .slice(0, -1)
        .map((ancestor) => (
          <span key={ancestor.id}>
            <AddressLink to={{ state: ancestor.parent === null ? null : ancestor.id, transition: null }}>
              {getStateName(ancestor)}
            </AddressLink>
            <span aria-hidden="true"> / </span>
          </span>
        ))}
    </nav>
  );
}

function ChildStates({ graphIndex, state }: Omit<Props, 'chart'>) {
  const children = graphIndex.getChildren(state.id);
  if (children.length === 0) return null;
  return (
    <Section title={state.kind === 'parallel' ? 'At once in it' : 'Inside'}>
      <ul className={styles.links}>
        {children.map((child) => (
          <li key={child.id}>
            <AddressLink to={{ state: child.id }} className={styles.link}>
              <span className={styles.label}>
                {getStateName(child)}
                {child.id === state.initial ? <span className={look.badge}>First</span> : null}
              </span>
              {child.description ? <span className={look.muted}>{child.description}</span> : null}
            </AddressLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

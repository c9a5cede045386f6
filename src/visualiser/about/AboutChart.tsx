import { useQuery } from '@tanstack/react-query';
import type { ChartData } from '../catalogue/catalogue.ts';
import { listCharts } from '../catalogue/catalogue.ts';
import { catalogueQuery } from '../catalogue/queries.ts';
import { type GraphIndex, getSourceName, getStateName } from '../graph/graphIndex.ts';
import { formatCount, formatDuration, humanizeName } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import styles from './AboutPanel.module.css';
import { Section } from './AboutParts.tsx';
import { Ports } from './Ports.tsx';
import { MessageList, Requirements } from './Texts.tsx';
import { TransitionList } from './TransitionList.tsx';

type Props = { chart: ChartData; graphIndex: GraphIndex };

/** A flow as a whole. */
export function AboutChart({ chart, graphIndex }: Props) {
  const { graph } = chart;
  const { data } = useQuery(catalogueQuery);
  const entry = data ? listCharts(data).find(({ id }) => id === graph.id) : undefined;
  return (
    <>
      <h2 className={styles.totals} tabIndex={-1}>
        {[
          formatCount(graph.states.length, 'state'),
          formatCount(graph.transitions.length, 'transition'),
          formatCount(chart.paths.length, 'path'),
        ].join(' · ')}
      </h2>
      <ChartLinks title="Runs" ids={entry?.children ?? []} />
      <ChartLinks title="Run by" ids={entry?.parents ?? []} />
      <Section title="Begins">
        <ul className={styles.links}>
          {getInitialStates(graphIndex).map((state) => (
            <li key={state.id}>
              <AddressLink to={{ state: state.id }} className={styles.link}>
                {getStateName(state)}
                {state.description ? <span className={look.muted}>{state.description}</span> : null}
              </AddressLink>
            </li>
          ))}
        </ul>
      </Section>
      <TransitionList
        graphIndex={graphIndex}
        title="From anywhere in it"
        transitions={graphIndex.getOutgoing(graphIndex.root.id)}
        end="target"
      />
      <Delays graphIndex={graphIndex} />
      <Ports chart={chart} sources={Object.keys(chart.invocations)} title="What it asks outside" />
      <MessageList chart={chart} ids={Object.keys(chart.messages)} />
      <Requirements chart={chart} ids={Object.keys(chart.requirements)} />
    </>
  );
}

/** The states that are entered first: several where several things go on at once. */
const getInitialStates = ({ root, getChildren, getState }: GraphIndex) =>
  root.kind === 'parallel'
    ? getChildren(root.id)
    : [root.initial === null ? undefined : getState(root.initial)].filter((state) => state !== undefined);

function ChartLinks({ title, ids }: { title: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.flows}>
        {ids.map((id) => (
          <li key={id}>
            <AddressLink to={{ chart: id }}>{humanizeName(id)}</AddressLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Delays({ graphIndex }: { graphIndex: GraphIndex }) {
  const delayedTransitions = graphIndex.graph.transitions.flatMap((transition) =>
    transition.delay ? [{ transition, delay: transition.delay }] : [],
  );
  if (delayedTransitions.length === 0) return null;
  return (
    <Section title="Delays">
      <ul className={styles.links}>
        {delayedTransitions.map(({ transition, delay }) => (
          <li key={transition.id}>
            <AddressLink to={{ transition: transition.id }} className={styles.link}>
              <span className={styles.label}>
                <span className={look.badge}>{delay.ms === null ? 'It depends' : formatDuration(delay.ms)}</span>
                <span className={look.code}>{delay.name}</span>
                <span className={look.muted}>{`in ${getSourceName(graphIndex, transition)}`}</span>
              </span>
              {transition.description ? <span className={look.muted}>{transition.description}</span> : null}
            </AddressLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

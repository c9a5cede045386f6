import { useQuery } from '@tanstack/react-query';
import type { ChartData } from '../catalogue/catalogue.ts';
import { listCharts } from '../catalogue/catalogue.ts';
import { catalogueQuery } from '../catalogue/queries.ts';
import type { GraphTransition } from '../graph/graph.ts';
import { type GraphIndex, getSourceName, getStateName } from '../graph/graphIndex.ts';
import { formatCount, formatDuration, humanizeName } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import styles from './AboutPanel.module.css';
import { Section } from './AboutParts.tsx';
import { Ports } from './Ports.tsx';
import { MessageList, Requirements } from './Texts.tsx';
import { TransitionList } from './TransitionList.tsx';

type Props = { chart: ChartData; reading: GraphIndex };

/** A flow as a whole. */
export function AboutChart({ chart, reading }: Props) {
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
      <Flows title="Runs" ids={entry?.children ?? []} />
      <Flows title="Run by" ids={entry?.parents ?? []} />
      <Section title="Begins">
        <ul className={styles.links}>
          {begins(reading).map((state) => (
            <li key={state.id}>
              <AddressLink part={{ state: state.id }} className={styles.link}>
                {getStateName(state)}
                {state.description ? <span className={look.muted}>{state.description}</span> : null}
              </AddressLink>
            </li>
          ))}
        </ul>
      </Section>
      <TransitionList
        reading={reading}
        title="From anywhere in it"
        ways={reading.leaving(reading.root.id)}
        end="target"
      />
      <Delays reading={reading} />
      <Ports chart={chart} sources={Object.keys(chart.invoked)} title="What it asks outside" />
      <MessageList chart={chart} ids={Object.keys(chart.messages)} />
      <Requirements chart={chart} ids={Object.keys(chart.requirements)} />
    </>
  );
}

/** The states that are entered first: several where several things go on at once. */
const begins = ({ root, inside, state }: GraphIndex) =>
  root.kind === 'parallel'
    ? inside(root.id)
    : [root.initial === null ? undefined : state(root.initial)].filter((one) => one !== undefined);

function Flows({ title, ids }: { title: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.flows}>
        {ids.map((id) => (
          <li key={id}>
            <AddressLink part={{ chart: id }}>{humanizeName(id)}</AddressLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const isTimed = (way: GraphTransition): way is GraphTransition & { delay: NonNullable<GraphTransition['delay']> } =>
  way.delay !== null;

function Delays({ reading }: { reading: GraphIndex }) {
  const timed = reading.graph.transitions.filter(isTimed);
  if (timed.length === 0) return null;
  return (
    <Section title="Delays">
      <ul className={styles.links}>
        {timed.map((way) => (
          <li key={way.id}>
            <AddressLink part={{ transition: way.id }} className={styles.link}>
              <span className={styles.label}>
                <span className={look.badge}>
                  {way.delay.ms === null ? 'It depends' : formatDuration(way.delay.ms)}
                </span>
                <span className={look.code}>{way.delay.name}</span>
                <span className={look.muted}>{`in ${getSourceName(reading, way)}`}</span>
              </span>
              {way.description ? <span className={look.muted}>{way.description}</span> : null}
            </AddressLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { catalogueData } from '../app/data.ts';
import look from '../app/look.module.css';
import { chartsOf } from '../app/nesting.ts';
import type { Reading } from '../app/reading.ts';
import { nameOf, sourceName } from '../app/reading.ts';
import { To } from '../app/To.tsx';
import { counted, duration, spoken } from '../app/words.ts';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { GraphTransition } from '../graph/graph.ts';
import styles from './AboutPanel.module.css';
import { Part } from './Part.tsx';
import { Ports } from './Ports.tsx';
import { Requirements, Said } from './Texts.tsx';
import { Ways } from './Ways.tsx';

type Props = { chart: ChartData; reading: Reading };

/** A flow as a whole. */
export function AboutChart({ chart, reading }: Props) {
  const { graph } = chart;
  const { data } = useQuery(catalogueData);
  const entry = data ? chartsOf(data).find(({ id }) => id === graph.id) : undefined;
  return (
    <>
      <h2 className={styles.sums} tabIndex={-1}>
        {[
          counted(graph.states.length, 'state'),
          counted(graph.transitions.length, 'transition'),
          counted(chart.paths.length, 'path'),
        ].join(' · ')}
      </h2>
      <Flows title="Runs" ids={entry?.children ?? []} />
      <Flows title="Run by" ids={entry?.parents ?? []} />
      <Part title="Begins">
        <ul className={styles.ways}>
          {begins(reading).map((state) => (
            <li key={state.id}>
              <To part={{ state: state.id }} className={styles.way}>
                {nameOf(state)}
                {state.description ? <span className={look.quiet}>{state.description}</span> : null}
              </To>
            </li>
          ))}
        </ul>
      </Part>
      <Ways reading={reading} title="From anywhere in it" ways={reading.leaving(reading.root.id)} end="target" />
      <Delays reading={reading} />
      <Ports chart={chart} sources={Object.keys(chart.invoked)} title="What it asks outside" />
      <Said chart={chart} ids={Object.keys(chart.messages)} />
      <Requirements chart={chart} ids={Object.keys(chart.requirements)} />
    </>
  );
}

/** The states that are entered first: several where several things go on at once. */
const begins = ({ root, inside, state }: Reading) =>
  root.kind === 'parallel'
    ? inside(root.id)
    : [root.initial === null ? undefined : state(root.initial)].filter((one) => one !== undefined);

function Flows({ title, ids }: { title: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={styles.flows}>
        {ids.map((id) => (
          <li key={id}>
            <To part={{ chart: id }}>{spoken(id)}</To>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const isTimed = (way: GraphTransition): way is GraphTransition & { delay: NonNullable<GraphTransition['delay']> } =>
  way.delay !== null;

function Delays({ reading }: { reading: Reading }) {
  const timed = reading.graph.transitions.filter(isTimed);
  if (timed.length === 0) return null;
  return (
    <Part title="Delays">
      <ul className={styles.ways}>
        {timed.map((way) => (
          <li key={way.id}>
            <To part={{ transition: way.id }} className={styles.way}>
              <span className={styles.when}>
                <span className={look.badge}>{way.delay.ms === null ? 'It depends' : duration(way.delay.ms)}</span>
                <span className={look.code}>{way.delay.name}</span>
                <span className={look.quiet}>{`in ${sourceName(reading, way)}`}</span>
              </span>
              {way.description ? <span className={look.quiet}>{way.description}</span> : null}
            </To>
          </li>
        ))}
      </ul>
    </Part>
  );
}

import type { ReactNode } from 'react';
import { Stack } from '../../ui/Layout.tsx';
import { type ChartData, type ChartPath, getPathName, getPathTransitionIds } from '../catalogue/catalogue.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import { formatCount } from '../graph/words.ts';
import type { MarksStore } from '../marks/marks.ts';
import look from '../ui/look.module.css';
import styles from './PathList.module.css';
import { player } from './player.ts';
import { describeStates } from './stepWords.ts';

const getEnd = ({ steps, states }: ChartPath) => steps.at(-1)?.states ?? states;

/** The journeys, then the generated paths; one under the pointer is drawn over the diagram. */
export function PathList({ chart, marks }: { chart: ChartData; marks: MarksStore }) {
  const numberedPaths = chart.paths.map((path, index) => ({ number: index + 1, path }));
  const journeys = numberedPaths.filter(({ path }) => path.name !== undefined);
  const walks = numberedPaths.filter(({ path }) => path.name === undefined);
  return (
    <Stack gap={6}>
      {journeys.length > 0 ? (
        <section>
          <h2 className={look.heading}>Journeys ({journeys.length})</h2>
          <ol className={styles.list}>
            {journeys.map(({ number, path }) => (
              <PathEntry key={number} chart={chart} marks={marks} number={number}>
                <JourneyRequirements chart={chart} ids={path.requires ?? []} />
              </PathEntry>
            ))}
          </ol>
        </section>
      ) : null}
      <section>
        <h2 className={look.heading}>Walks for testers ({walks.length})</h2>
        <p className={styles.note}>
          Generated from the chart: together they take every transition that can be taken. The chart’s model test takes
          each by the same number.
        </p>
        <ol className={styles.list}>
          {walks.map(({ number, path }) => (
            <PathEntry key={number} chart={chart} marks={marks} number={number}>
              <CoveredTransitions chart={chart} ids={path.covers} />
            </PathEntry>
          ))}
        </ol>
      </section>
    </Stack>
  );
}

type EntryProps = { chart: ChartData; marks: MarksStore; number: number; children: ReactNode };

/** A path to choose, and what else is known of it. */
function PathEntry({ chart, marks, number, children }: EntryProps) {
  const { choose } = player.useView();
  const path = chart.paths[number - 1];
  if (!path) return null;
  const highlight = () =>
    marks.set({ overlay: new Map(getPathTransitionIds(path).map((id) => [id, 'walked'] as const)) });
  const clearHighlight = () => marks.set({ overlay: undefined });
  const choosePath = () => {
    clearHighlight();
    choose(number);
  };
  return (
    <li
      className={styles.path}
      onPointerEnter={highlight}
      onPointerLeave={clearHighlight}
      onFocus={highlight}
      onBlur={clearHighlight}
    >
      <button type="button" className={styles.button} onClick={choosePath}>
        <span className={styles.name}>{getPathName(chart, number)}</span>
        <span className={styles.count}>{formatCount(path.steps.length, 'step')}</span>
        <span className={styles.outcome}>… until: {describeStates(chart, getEnd(path))}</span>
      </button>
      {children}
    </li>
  );
}

/** The requirements that a journey shows. */
const JourneyRequirements = ({ chart, ids }: { chart: ChartData; ids: readonly string[] }) => (
  <details className={styles.covers}>
    <summary>Shows {ids.join(', ')}</summary>
    <ul>
      {ids.map((id) => (
        <li key={id}>
          {chart.requirements[id]} <span className={look.code}>{id}</span>
        </li>
      ))}
    </ul>
  </details>
);

/** The transitions that no generated path before takes. */
function CoveredTransitions({ chart, ids }: { chart: ChartData; ids: readonly string[] }) {
  const getLabel = (id: string) => {
    const transition = getGraphIndex(chart.graph).getTransition(id);
    return transition ? transition.description || transition.label : id;
  };
  return (
    <details className={styles.covers}>
      <summary>
        {ids.length === 0
          ? 'Covers nothing that others do not'
          : `Covers ${formatCount(ids.length, 'transition')} that no walk before it takes`}
      </summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            {getLabel(id)} <span className={look.code}>{id}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

import type { ChartData, ChartPath } from '../catalogue/catalogue.ts';
import { formatCount } from '../graph/words.ts';
import type { MarksStore } from '../marks/marksStore.ts';
import look from '../ui/look.module.css';
import styles from './PathList.module.css';
import { player } from './player.ts';
import { describeStates } from './stepWords.ts';

const getEnd = ({ steps, states }: ChartPath) => steps.at(-1)?.states ?? states;
const getTransitionIds = ({ steps, transitionIds }: ChartPath) => [
  ...transitionIds,
  ...steps.flatMap((step) => step.transitionIds),
];

/** The generated paths; a path under the pointer is drawn over the diagram. */
export function PathList({ chart, marks }: { chart: ChartData; marks: MarksStore }) {
  const { choose } = player.useView();
  const getLabel = (id: string) => {
    const found = chart.graph.transitions.find((one) => one.id === id);
    return found ? found.description || found.label : id;
  };
  const numbered = chart.paths.map((path, at) => ({ number: at + 1, path }));
  const bringOut = (path: ChartPath) =>
    marks.set({ overlay: new Map(getTransitionIds(path).map((id) => [id, 'walked'] as const)) });
  const putBack = () => marks.set({ overlay: undefined });
  const take = (number: number) => {
    putBack();
    choose(number);
  };
  return (
    <div className={styles.paths}>
      <p className={look.quiet}>
        {formatCount(chart.paths.length, 'path')} made from the chart itself: together they take every transition that
        can be taken. Choose one to see it played on the real view.
      </p>
      <ol className={styles.list}>
        {numbered.map(({ number, path }) => (
          <li
            key={number}
            className={styles.path}
            onPointerEnter={() => bringOut(path)}
            onPointerLeave={putBack}
            onFocus={() => bringOut(path)}
            onBlur={putBack}
          >
            <button type="button" className={styles.choose} onClick={() => take(number)}>
              <span className={styles.name}>Path {number}</span>
              <span className={styles.count}>{formatCount(path.steps.length, 'step')}</span>
              <span className={styles.end}>… until: {describeStates(chart, getEnd(path))}</span>
            </button>
            <details className={styles.covers}>
              <summary>
                {path.covers.length === 0
                  ? 'Covers nothing that others do not'
                  : `Covers ${formatCount(path.covers.length, 'transition')} that no path before it takes`}
              </summary>
              <ul>
                {path.covers.map((id) => (
                  <li key={id}>
                    {getLabel(id)} <span className={look.code}>{id}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

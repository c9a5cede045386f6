import look from '../app/look.module.css';
import { counted } from '../app/words.ts';
import type { ChartData, ChartPath } from '../catalogue/catalogue.ts';
import type { MarksStore } from '../diagram/marksStore.ts';
import styles from './PathList.module.css';
import { player } from './player.ts';
import { statesInWords } from './stepWords.ts';

const endOf = ({ steps, states }: ChartPath) => steps.at(-1)?.states ?? states;
const takenBy = ({ steps, taken }: ChartPath) => [...taken, ...steps.flatMap((step) => step.taken)];

/** The generated paths; a path under the pointer is drawn over the diagram. */
export function PathList({ chart, marks }: { chart: ChartData; marks: MarksStore }) {
  const { choose } = player.useFlow();
  const labelOf = (id: string) => {
    const found = chart.graph.transitions.find((one) => one.id === id);
    return found ? found.description || found.label : id;
  };
  const numbered = chart.paths.map((path, at) => ({ number: at + 1, path }));
  const bringOut = (path: ChartPath) =>
    marks.set({ overlay: new Map(takenBy(path).map((id) => [id, 'walked'] as const)) });
  const putBack = () => marks.set({ overlay: undefined });
  const take = (number: number) => {
    putBack();
    choose(number);
  };
  return (
    <div className={styles.paths}>
      <p className={look.quiet}>
        {counted(chart.paths.length, 'path')} made from the chart itself: together they take every transition that can
        be taken. Choose one to see it played on the real view.
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
              <span className={styles.count}>{counted(path.steps.length, 'step')}</span>
              <span className={styles.end}>… until: {statesInWords(chart, endOf(path))}</span>
            </button>
            <details className={styles.covers}>
              <summary>
                {path.covers.length === 0
                  ? 'Covers nothing that others do not'
                  : `Covers ${counted(path.covers.length, 'transition')} that no path before it takes`}
              </summary>
              <ul>
                {path.covers.map((id) => (
                  <li key={id}>
                    {labelOf(id)} <span className={look.code}>{id}</span>
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

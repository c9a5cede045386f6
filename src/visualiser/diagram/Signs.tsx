import type { ReactNode } from 'react';
import { ICONS, type Icon } from '../svg/icons.ts';
import styles from './Signs.module.css';

const TRIGGERS: readonly [Icon, string][] = [
  ['reply', 'An answer comes'],
  ['failure', 'An answer fails, or none comes'],
  ['after', 'Time passes'],
  ['done', 'All inside has ended'],
  ['again', 'Stays, or goes where the arrow in the box says'],
];

const Sign = ({ children }: { children: ReactNode }) => (
  <svg viewBox="-2 -2 28 14" width="28" height="14" aria-hidden="true">
    {children}
  </svg>
);

/** What the signs of a diagram mean, to be opened. */
export function SignLegend() {
  return (
    <details className={styles.signs}>
      <summary>Legend</summary>
      <dl className={styles.list}>
        <dt>
          <Sign>
            <rect x="0" y="0" width="24" height="10" rx="3" />
          </Sign>
        </dt>
        <dd>A box: a stage of the flow, opened by a press; the number counts the states in it</dd>
        <dt>
          <Sign>
            <path d="M0 5h20m-4-4 4 4-4 4" />
          </Sign>
        </dt>
        <dd>A line: there is a way; in an open box each of its ways is a row</dd>
        <dt>
          <Sign>
            <circle cx="5" cy="5" r="4" className={styles.dot} />
          </Sign>
        </dt>
        <dd>Here it begins</dd>
        <dt>
          <Sign>
            <path d="M0 5h20" strokeDasharray="4 3" />
          </Sign>
        </dt>
        <dd>Taken at once, without anybody</dd>
        {TRIGGERS.map(([icon, meaning]) => (
          <div key={icon} className={styles.pair}>
            <dt>
              <Sign>
                <path d={ICONS[icon]} />
              </Sign>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import type { ChartData } from '../catalogue/catalogue.ts';
import look from '../ui/look.module.css';
import styles from './AboutPanel.module.css';
import { Section } from './AboutParts.tsx';

type Props = { chart: ChartData; ids: readonly string[] };

/** The requirements that something fulfils, with their texts. */
export function Requirements({ chart, ids }: Props) {
  if (ids.length === 0) return null;
  return (
    <Section title="Requirements">
      <dl className={styles.definitions}>
        {ids.map((id) => (
          <div key={id}>
            <dt className={look.code}>{id}</dt>
            <dd>{chart.requirements[id] ?? 'Its text is not in the list of requirements.'}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The exact texts that are shown there. */
export function MessageList({ chart, ids }: Props) {
  if (ids.length === 0) return null;
  return (
    <Section title="What it says">
      <ul className={styles.messages}>
        {ids.map((id) => {
          const message = chart.messages[id];
          return (
            <li key={id}>
              <p>{message ? message.text : id}</p>
              <p className={styles.source}>
                <span className={look.code}>{id}</span>
                {message ? `, ${message.from === 'own' ? 'our own words' : `from ${message.from}`}` : null}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

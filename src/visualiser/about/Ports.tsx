import { Fragment } from 'react';
import type { ChartData } from '../catalogue/catalogue.ts';
import { humanizeName } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import styles from './AboutPanel.module.css';
import { Section } from './AboutParts.tsx';

type Props = { chart: ChartData; sources: readonly string[]; title: string };

/** What is requested of the world outside: other flows, and ports with the calls that they make. */
export function Ports({ chart, sources, title }: Props) {
  if (sources.length === 0) return null;
  return (
    <Section title={title}>
      <dl className={styles.definitions}>
        {sources.map((source) => (
          <div key={source}>
            <dt className={look.code}>{source}</dt>
            <Answer answer={chart.invoked[source]} />
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Answer({ answer }: { answer: ChartData['invoked'][string] | undefined }) {
  if (answer && 'chart' in answer) {
    return (
      <dd>
        the flow <AddressLink part={{ chart: answer.chart }}>{humanizeName(answer.chart)}</AddressLink>
      </dd>
    );
  }
  if (!answer || answer.calls.length === 0) return <dd className={look.muted}>without a call to the backend</dd>;
  return (
    <dd className={look.code}>
      {answer.calls.map((call, place) => (
        <Fragment key={call}>
          {place > 0 ? <br /> : null}
          {call}
        </Fragment>
      ))}
    </dd>
  );
}

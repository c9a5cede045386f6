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
            <Invocation invocation={chart.invocations[source]} />
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Invocation({ invocation }: { invocation: ChartData['invocations'][string] | undefined }) {
  if (invocation && 'chart' in invocation) {
    return (
      <dd>
        the flow <AddressLink to={{ chart: invocation.chart }}>{humanizeName(invocation.chart)}</AddressLink>
      </dd>
    );
  }
  if (!invocation || invocation.calls.length === 0)
    return <dd className={look.muted}>without a call to the backend</dd>;
  return (
    <dd className={look.code}>
      {invocation.calls.map((call, index) => (
        <Fragment key={call}>
          {index > 0 ? <br /> : null}
          {call}
        </Fragment>
      ))}
    </dd>
  );
}

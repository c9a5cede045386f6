import { useQuery } from '@tanstack/react-query';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { Address } from './address.ts';
import styles from './ChartHead.module.css';
import { catalogueData } from './data.ts';
import { Segments } from './Segments.tsx';
import { To } from './To.tsx';
import type { Go } from './useAddress.ts';
import { spoken } from './words.ts';

const VIEWS = [
  { id: 'diagram', name: 'Diagram', glyph: 'diagram' },
  { id: 'table', name: 'Table', glyph: 'table' },
  { id: 'tree', name: 'Tree', glyph: 'tree' },
] as const;

type Props = { chart: ChartData; address: Address; go: Go };

/** What is looked at, where it stands among the flows, and as what it is shown. */
export function ChartHead({ chart: { graph }, address, go }: Props) {
  const { data } = useQuery(catalogueData);
  const area = data?.areas.find(({ charts }) => charts.some(({ id }) => id === graph.id));
  const parents = area?.charts.find(({ id }) => id === graph.id)?.parents ?? [];
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className={styles.where}>
          {area?.name ?? '\u00a0'}
          {parents.length > 0 ? ', run by ' : ''}
          {parents.map((parent, place) => (
            <span key={parent}>
              {place > 0 ? ', ' : ''}
              <To part={{ chart: parent }}>{spoken(parent)}</To>
            </span>
          ))}
        </p>
        <h1 className={styles.name}>{spoken(graph.id)}</h1>
        <p className={styles.told}>{graph.description}</p>
      </div>
      <Segments label="Shown as" segments={VIEWS} selected={address.view} onSelect={(view) => go({ view })} />
    </header>
  );
}

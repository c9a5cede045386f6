import { useQuery } from '@tanstack/react-query';
import type { ChartData } from '../catalogue/catalogue.ts';
import { catalogueQuery } from '../catalogue/queries.ts';
import { humanizeName } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { VIEWS } from '../ui/address.ts';
import { useAddress } from '../ui/useAddress.ts';
import styles from './ChartHead.module.css';
import { VIEW_PARTS } from './parts.ts';
import { Segments } from './Segments.tsx';

const views = VIEWS.map((id) => ({ id, name: VIEW_PARTS[id].name, glyph: id }));

const NAMINGS = [
  { id: 'words', name: 'Words', glyph: 'message' },
  { id: 'code', name: 'Code', glyph: 'requirement' },
] as const;

/** The chart's name, its place among the flows, and how it is shown. */
export function ChartHead({ chart: { graph } }: { chart: ChartData }) {
  const [{ naming, view }, navigate] = useAddress();
  const { data } = useQuery(catalogueQuery);
  const area = data?.areas.find(({ charts }) => charts.some(({ id }) => id === graph.id));
  const parents = area?.charts.find(({ id }) => id === graph.id)?.parents ?? [];
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <p className={styles.location}>
          {area?.name ?? '\u00a0'}
          {parents.length > 0 ? ', run by ' : ''}
          {parents.map((parent, index) => (
            <span key={parent}>
              {index > 0 ? ', ' : ''}
              <AddressLink to={{ chart: parent }}>{humanizeName(parent)}</AddressLink>
            </span>
          ))}
        </p>
        <h1 className={styles.name}>{humanizeName(graph.id)}</h1>
        <p className={styles.description}>{graph.description}</p>
      </div>
      <Segments label="Language" segments={NAMINGS} selected={naming} onSelect={(next) => navigate({ naming: next })} />
      <Segments label="Shown as" segments={views} selected={view} onSelect={(next) => navigate({ view: next })} />
    </header>
  );
}

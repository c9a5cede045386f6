import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { listCharts } from '../catalogue/catalogue.ts';
import { humanizeName } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { EMPTY_ADDRESS } from '../ui/address.ts';
import styles from './ChartPage.module.css';

/** A flow with a similar name: it begins as the requested one, or contains it. Perhaps it was renamed. */
const findSimilar = (catalogue: Catalogue, id: string) =>
  listCharts(catalogue).find((chart) => {
    const [chartId, requestedId] = [chart.id.toLowerCase(), id.toLowerCase()];
    return (
      chartId.startsWith(requestedId.slice(0, 4)) || requestedId.includes(chartId) || chartId.includes(requestedId)
    );
  });

/** A link to a flow that is not there. */
export function UnknownChart({ id, catalogue }: { id: string; catalogue: Catalogue }) {
  const suggestion = findSimilar(catalogue, id);
  const linkTarget = suggestion ? { chart: suggestion.id } : EMPTY_ADDRESS;
  return (
    <main className={styles.main} id="shown" tabIndex={-1}>
      <EmptyState
        level={1}
        title={`There is no flow “${id}”.`}
        text="It may have been renamed or removed since the link was made."
        action={
          <Button look="secondary" render={<AddressLink to={linkTarget} />}>
            {suggestion ? `See ${humanizeName(suggestion.id)}` : 'See all flows'}
          </Button>
        }
      />
    </main>
  );
}

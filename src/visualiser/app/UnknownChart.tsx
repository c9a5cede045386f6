import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { listCharts } from '../catalogue/catalogue.ts';
import { humanizeName } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { EMPTY_ADDRESS } from '../ui/address.ts';
import styles from './ChartPage.module.css';

/** A flow of which the name begins as the one that was requested, or holds it: perhaps it was renamed. */
const findSimilar = (catalogue: Catalogue, id: string) =>
  listCharts(catalogue).find((chart) => {
    const [known, wanted] = [chart.id.toLowerCase(), id.toLowerCase()];
    return known.startsWith(wanted.slice(0, 4)) || wanted.includes(known) || known.includes(wanted);
  });

/** A link to a flow that is not there. */
export function UnknownChart({ id, catalogue }: { id: string; catalogue: Catalogue }) {
  const suggestion = findSimilar(catalogue, id);
  const part = suggestion ? { chart: suggestion.id } : EMPTY_ADDRESS;
  return (
    <main className={styles.main} id="shown" tabIndex={-1}>
      <EmptyState
        level={1}
        title={`There is no flow “${id}”.`}
        text="It may have been renamed or removed since the link was made."
        action={
          <Button look="secondary" render={<AddressLink part={part} />}>
            {suggestion ? `See ${humanizeName(suggestion.id)}` : 'See all flows'}
          </Button>
        }
      />
    </main>
  );
}

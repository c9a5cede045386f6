import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { NOWHERE } from './address.ts';
import styles from './ChartPage.module.css';
import { chartsOf } from './nesting.ts';
import { To } from './To.tsx';
import { spoken } from './words.ts';

/** A flow of which the name begins as the one that was asked for, or holds it: perhaps it was renamed. */
const resembling = (catalogue: Catalogue, id: string) =>
  chartsOf(catalogue).find((chart) => {
    const [known, asked] = [chart.id.toLowerCase(), id.toLowerCase()];
    return known.startsWith(asked.slice(0, 4)) || asked.includes(known) || known.includes(asked);
  });

/** A link to a flow that is not there. */
export function UnknownChart({ id, catalogue }: { id: string; catalogue: Catalogue }) {
  const near = resembling(catalogue, id);
  const part = near ? { chart: near.id } : NOWHERE;
  return (
    <main className={styles.main} id="shown" tabIndex={-1}>
      <EmptyState
        level={1}
        title={`There is no flow “${id}”.`}
        text="It may have been renamed or removed since the link was made."
        action={
          <Button look="secondary" render={<To part={part} />}>
            {near ? `See ${spoken(near.id)}` : 'See all flows'}
          </Button>
        }
      />
    </main>
  );
}

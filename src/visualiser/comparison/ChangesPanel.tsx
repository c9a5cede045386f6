import { type ReactNode, useEffect } from 'react';
import type { Versions } from '../../../machines/comparison/comparison.setup.ts';
import type { AreaEffects } from '../../kit/flow/effects.ts';
import type { Mark, MarksStore } from '../marks/marks.ts';
import type { PanelProps } from '../ui/panel.ts';
import { useAddress } from '../ui/useAddress.ts';
import { Changes } from './Changes.tsx';
import { comparison, useComparison } from './comparison.ts';
import { comparisonLogic } from './comparisonPorts.ts';

/** Two versions of the chart: which, is in the address; what differs, is marked in a diagram of both. */
export function ChangesPanel({ chart: { graph }, marks }: PanelProps) {
  const [{ from, to }, navigate] = useAddress();
  const effects: AreaEffects<{ type: 'versions' } & Versions> = {
    versions: (versions) => navigate({ from: versions.from, to: versions.to }),
  };
  return (
    <comparison.Provider
      key={graph.id}
      logic={comparisonLogic}
      effects={effects}
      options={{ input: { graph, from, to } }}
    >
      <AddressSync from={from} to={to} />
      <ComparisonOverlay marks={marks}>
        <Changes />
      </ComparisonOverlay>
    </comparison.Provider>
  );
}

/** Opens the versions that a link or the browser's history names. */
function AddressSync({ from, to }: { from: string | null; to: string | null }) {
  const actor = comparison.useActorRef();
  useEffect(() => {
    actor.send({ type: 'versions.opened', from, to });
  }, [actor, from, to]);
  return null;
}

/** Draws both versions in one diagram while they differ, and takes that away as it goes. */
function ComparisonOverlay({ marks, children }: { marks: MarksStore; children: ReactNode }) {
  const result = useComparison();
  useEffect(() => {
    if (!result) return;
    const overlay = new Map<string, Mark>(result.changes.map(({ id, change }) => [id, change]));
    marks.set({ replacementGraph: result.union, overlay });
    return () => marks.set({ replacementGraph: undefined, overlay: undefined });
  }, [marks, result]);
  return children;
}

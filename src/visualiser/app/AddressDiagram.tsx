import { useMemo } from 'react';
import { Diagram } from '../diagram/Diagram.tsx';
import type { Pick } from '../marks/marks.ts';
import type { PanelProps } from '../ui/panel.ts';

/** The diagram, with what the address picks in it. */
export function AddressDiagram({ chart, address: { direction, state, transition }, go, marks }: PanelProps) {
  const pick = useMemo<Pick | null>(() => {
    if (state !== null) return { kind: 'state', id: state };
    return transition === null ? null : { kind: 'transition', id: transition };
  }, [state, transition]);
  const goTo = (next: Pick | null) =>
    go({ state: next?.kind === 'state' ? next.id : null, transition: next?.kind === 'transition' ? next.id : null });
  return (
    <Diagram
      chart={chart}
      marks={marks}
      direction={direction}
      onDirection={(next) => go({ direction: next })}
      pick={pick}
      onPick={goTo}
    />
  );
}

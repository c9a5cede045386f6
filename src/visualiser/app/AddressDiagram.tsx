import { useMemo } from 'react';
import { Diagram } from '../diagram/Diagram.tsx';
import type { Pick } from '../marks/marks.ts';
import { formatOpen, parseOpen } from '../ui/address.ts';
import type { PanelProps } from '../ui/panel.ts';
import { useDirection } from '../ui/useIsDesktop.ts';

/** The diagram, with what the address picks and opens in it. */
export function AddressDiagram({ chart, address, go, marks }: PanelProps) {
  const { state, transition, naming, open, zoom } = address;
  const direction = useDirection(address);
  const pick = useMemo<Pick | null>(() => {
    if (state !== null) return { kind: 'state', id: state };
    return transition === null ? null : { kind: 'transition', id: transition };
  }, [state, transition]);
  const goTo = (next: Pick | null) =>
    go({ state: next?.kind === 'state' ? next.id : null, transition: next?.kind === 'transition' ? next.id : null });
  const { id } = chart.graph;
  return (
    <Diagram
      chart={chart}
      marks={marks}
      naming={naming}
      direction={direction}
      onDirection={(next) => go({ direction: next })}
      open={useMemo(() => parseOpen(id, open), [id, open])}
      onOpen={(next) => go({ open: formatOpen(id, next), zoom: null })}
      zoom={zoom}
      onZoom={(next) => go({ zoom: next }, 'quietly')}
      pick={pick}
      onPick={goTo}
    />
  );
}

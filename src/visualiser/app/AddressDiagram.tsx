import { useMemo } from 'react';
import { Diagram } from '../diagram/Diagram.tsx';
import type { DiagramSelection } from '../marks/marks.ts';
import { formatOpen, parseOpen } from '../ui/address.ts';
import type { PanelProps } from '../ui/panel.ts';
import { useDirection } from '../ui/useIsDesktop.ts';

/** The diagram, with what the address picks and opens in it. */
export function AddressDiagram({ chart, address, navigate, marks }: PanelProps) {
  const { state, transition, naming, open, zoom } = address;
  const direction = useDirection(address);
  const pick = useMemo<DiagramSelection | null>(() => {
    if (state !== null) return { kind: 'state', id: state };
    return transition === null ? null : { kind: 'transition', id: transition };
  }, [state, transition]);
  const select = (selection: DiagramSelection | null) =>
    navigate({
      state: selection?.kind === 'state' ? selection.id : null,
      transition: selection?.kind === 'transition' ? selection.id : null,
    });
  const { id } = chart.graph;
  return (
    <Diagram
      chart={chart}
      marks={marks}
      naming={naming}
      direction={direction}
      onDirection={(next) => navigate({ direction: next })}
      open={useMemo(() => parseOpen(id, open), [id, open])}
      onOpen={(next) => navigate({ open: formatOpen(id, next), zoom: null })}
      zoom={zoom}
      onZoom={(next) => navigate({ zoom: next }, 'replace')}
      pick={pick}
      onPick={select}
    />
  );
}

import { useMemo } from 'react';
import { Diagram } from '../diagram/Diagram.tsx';
import { formatOpen, parseOpen, toSelection } from '../ui/address.ts';
import type { PanelProps } from '../ui/panel.ts';
import { useDirection } from '../ui/useIsDesktop.ts';

/** The diagram, with what the address picks and opens in it. */
export function AddressDiagram({ chart, address, navigate, marks }: PanelProps) {
  const { naming, open, zoom } = address;
  const direction = useDirection(address);
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
      pick={address.state ?? address.transition}
      onPick={(id) => navigate(toSelection(id))}
    />
  );
}

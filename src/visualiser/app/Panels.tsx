import type { ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import { PANELS } from '../ui/address.ts';
import type { PanelProps } from '../ui/panel.ts';
import { useAddress } from '../ui/useAddress.ts';
import { LazyPart } from './LazyPart.tsx';
import styles from './Panels.module.css';
import { PANEL_PARTS } from './parts.ts';

const tabs = PANELS.map((id) => ({ id, name: PANEL_PARTS[id].name }));

/** The panels beside the diagram; the address holds which one is open. */
export function Panels({ fallback, ...panelProps }: PanelProps & { fallback: ReactNode }) {
  const [{ panel }, navigate] = useAddress();
  return (
    <div className={styles.panels}>
      <Tabs label="Panels" tabs={tabs} selected={panel} onSelect={(next) => navigate({ panel: next })}>
        <LazyPart
          key={panel}
          part={PANEL_PARTS[panel]}
          panelProps={panelProps}
          label={`The panel “${PANEL_PARTS[panel].name}”`}
          fallback={fallback}
        />
      </Tabs>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import type { PanelName } from '../ui/address.ts';
import type { PanelProps } from '../ui/panel.ts';
import { LazyPart } from './LazyPart.tsx';
import styles from './Panels.module.css';
import { PANEL_PARTS } from './parts.ts';

const NAMES: Record<PanelName, string> = {
  about: 'About',
  paths: 'Paths',
  live: 'Live',
  coverage: 'Coverage',
  changes: 'Changes',
  export: 'Export',
};

const tabs = (Object.keys(NAMES) as PanelName[]).map((id) => ({ id, name: NAMES[id] }));

/** What is known of the chart beside its diagram; which panel is open stands in the address. */
export function Panels({ waiting, ...panelProps }: PanelProps & { waiting: ReactNode }) {
  const { panel } = panelProps.address;
  return (
    <div className={styles.panels}>
      <Tabs label="Panels" tabs={tabs} selected={panel} onSelect={(next) => panelProps.go({ panel: next })}>
        <LazyPart
          key={panel}
          part={PANEL_PARTS[panel]}
          panelProps={panelProps}
          what={`The panel “${NAMES[panel]}”`}
          waiting={waiting}
        />
      </Tabs>
    </div>
  );
}

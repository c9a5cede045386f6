import { type ComponentType, lazy, type ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import type { PanelName } from './address.ts';
import { Guarded } from './Guarded.tsx';
import styles from './Panels.module.css';
import type { PanelProps } from './panel.ts';

const PANELS: Record<PanelName, { name: string; Shown: ComponentType<PanelProps> }> = {
  about: {
    name: 'About',
    Shown: lazy(() => import('../about/AboutPanel.tsx').then(({ AboutPanel }) => ({ default: AboutPanel }))),
  },
  paths: {
    name: 'Paths',
    Shown: lazy(() => import('../player/PathsPanel.tsx').then(({ PathsPanel }) => ({ default: PathsPanel }))),
  },
  live: {
    name: 'Live',
    Shown: lazy(() => import('../mirror/LivePanel.tsx').then(({ LivePanel }) => ({ default: LivePanel }))),
  },
  coverage: {
    name: 'Coverage',
    Shown: lazy(() =>
      import('../coverage/CoveragePanel.tsx').then(({ CoveragePanel }) => ({ default: CoveragePanel })),
    ),
  },
  changes: {
    name: 'Changes',
    Shown: lazy(() => import('../comparison/ChangesPanel.tsx').then(({ ChangesPanel }) => ({ default: ChangesPanel }))),
  },
  export: {
    name: 'Export',
    Shown: lazy(() => import('../exports/ExportPanel.tsx').then(({ ExportPanel }) => ({ default: ExportPanel }))),
  },
};

const tabs = (Object.keys(PANELS) as PanelName[]).map((id) => ({ id, name: PANELS[id].name }));

/** What is told of the chart beside its diagram; which panel is open stands in the address. */
export function Panels({ waiting, ...shown }: PanelProps & { waiting: ReactNode }) {
  const { panel } = shown.address;
  const { name, Shown } = PANELS[panel];
  return (
    <div className={styles.panels}>
      <Tabs label="Panels" tabs={tabs} selected={panel} onSelect={(next) => shown.go({ panel: next })}>
        <Guarded key={panel} what={`The panel “${name}”`} waiting={waiting}>
          <Shown {...shown} />
        </Guarded>
      </Tabs>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Drawer } from '../../ui/Dialog.tsx';
import { SkipLink } from '../../ui/VisuallyHidden.tsx';
import { useAddress } from '../ui/useAddress.ts';
import { useIsDesktop } from '../ui/useIsDesktop.ts';
import { ChartPage } from './ChartPage.tsx';
import { Contents } from './Contents.tsx';
import { Overview } from './Overview.tsx';
import { TopBar } from './TopBar.tsx';
import { usePersistedState } from './usePersistedState.ts';
import { useFetchAll } from './usePrefetch.ts';
import styles from './Visualiser.module.css';

const isSearchKey = (event: KeyboardEvent) => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);

/** The whole tool: the list of flows, what is shown of one, and the panel beside it. */
export function Visualiser() {
  const [{ chart, embed }] = useAddress();
  const isDesktop = useIsDesktop();
  const [hasList, setHasList] = usePersistedState('charts.list', true);
  const [hasPanel, setHasPanel] = usePersistedState('charts.panel', true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  useFetchAll();

  // Ctrl or Cmd with K, as in most tools: no single letter, which somebody may say or hit by chance.
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      if (isDesktop) setHasList(true);
      else setIsDrawerOpen(true);
      requestAnimationFrame(() => searchField.current?.focus());
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  });

  const list = isDesktop
    ? { isOpen: hasList, onToggle: () => setHasList(!hasList) }
    : { isOpen: isDrawerOpen, onToggle: () => setIsDrawerOpen(!isDrawerOpen) };
  const isPanelShown = hasPanel || !isDesktop;
  const panel = { isOpen: hasPanel, onToggle: () => setHasPanel(!hasPanel) };

  if (embed && chart !== null)
    return (
      <div className={styles.tool}>
        <div className={styles.body}>
          <ChartPage key={chart} id={chart} hasPanel={false} />
        </div>
      </div>
    );
  return (
    <div className={styles.tool}>
      <SkipLink href="#shown">Skip to the chart</SkipLink>
      <TopBar list={list} panel={chart === null ? null : panel} />
      <div className={styles.body}>
        {isDesktop && hasList ? (
          <aside className={styles.list} aria-label="Contents">
            <Contents searchField={searchField} />
          </aside>
        ) : null}
        {chart === null ? <Overview /> : <ChartPage key={chart} id={chart} hasPanel={isPanelShown} />}
      </div>
      <Drawer
        side="start"
        open={isDrawerOpen && !isDesktop}
        onClose={() => setIsDrawerOpen(false)}
        title="Flows"
        closeLabel="Close the list"
      >
        <div className={styles.drawerContent}>
          <Contents searchField={searchField} onNavigate={() => setIsDrawerOpen(false)} />
        </div>
      </Drawer>
    </div>
  );
}

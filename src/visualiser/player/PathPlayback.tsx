import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ChartData } from '../catalogue/catalogue.ts';
import { getPathName } from '../catalogue/catalogue.ts';
import { Screen } from '../stage/Screen.tsx';
import styles from './PathPlayback.module.css';
import { player } from './player.ts';
import { StepList } from './StepList.tsx';
import { Transport } from './Transport.tsx';

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** The playback of a path: the screen, its controls, and the steps in words. */
export function PathPlayback({
  chart,
  attachStage,
}: {
  chart: ChartData;
  attachStage: (iframe: HTMLIFrameElement) => () => void;
}) {
  const view = player.useView();
  const { path, paths, isFailed, isRefused, isManual, errorMessage, width, activeStep, can } = view;
  const toggle = can.pause ? view.pause : can.play && view.play;
  const KEYS: Record<string, (() => void) | false> = {
    ' ': toggle,
    ArrowRight: can.step && view.step,
    ArrowLeft: can.stepBack && view.stepBack,
    Home: can.start && view.start,
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = KEYS[event.key];
    // A control that has the focus keeps the keys that are its own.
    if (!action || event.target instanceof HTMLInputElement) return;
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    action();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that are pressed on any of the buttons inside
    <div className={styles.playback} onKeyDown={handleKeyDown} ref={takeFocus} tabIndex={-1}>
      <div className={styles.header}>
        <h2 className={styles.title}>
          {getPathName(chart, path)}{' '}
          <span className={styles.position}>
            {path} of {paths}
          </span>
        </h2>
        <Button look="quiet" size="small" onClick={view.list}>
          All paths
        </Button>
      </div>
      {isFailed || isRefused ? (
        <Notice
          tone="fault"
          live="assertive"
          title={isFailed ? `Step ${activeStep} did not lead where the chart says` : 'The view could not be shown'}
          action={
            <Button look="secondary" size="small" onClick={view.retry}>
              Try again
            </Button>
          }
        >
          {errorMessage}
        </Notice>
      ) : null}
      {isManual ? (
        <Notice
          live="polite"
          title="The view is in your hands"
          action={
            <Button look="secondary" size="small" onClick={view.retry}>
              Return to the path
            </Button>
          }
        >
          Use it as a shopper would: its backend answers, its clock runs, and the diagram follows.
        </Notice>
      ) : null}
      {can.next ? (
        <Notice
          tone="success"
          title="Played to its end"
          action={
            <Button look="secondary" size="small" onClick={view.next}>
              Next path
            </Button>
          }
        />
      ) : null}
      <div className={styles.split}>
        <div className={styles.stage}>
          <div className={styles.screen} data-busy={view.isOpening || undefined}>
            <Screen title="The store" width={width} attachStage={attachStage} />
            {view.isOpening ? <p className={styles.loading}>The view comes on stage …</p> : null}
          </div>
          <Transport />
        </div>
        <StepList chart={chart} />
      </div>
    </div>
  );
}

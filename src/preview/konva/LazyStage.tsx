import { type ComponentProps, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { StaticStage } from '../stage/StaticStage.tsx';
import styles from '../stage/stage.module.css';

const DrawingStage = lazyWithRetry(async () => (await import('./DrawingStage.tsx')).DrawingStage);

type Props = Omit<ComponentProps<typeof StaticStage>, 'onDragStart' | 'onDragEnd'> &
  Pick<ComponentProps<typeof DrawingStage>, 'preload'> & {
    /** Is Konva requested? */
    isLive: boolean;
  };

/** A drawing on the Konva stage once that has painted, until then as SVG. A drag that began on the SVG ends on it. */
export function LazyStage({ isLive, preload, ...stage }: Props) {
  const [isPainted, setPainted] = useState(false);
  const [isSvgDragged, setSvgDragged] = useState(false);
  const isReady = isPainted && !isSvgDragged;
  const isKonvaVisible = isLive && isReady;
  const konva = useRef<HTMLDivElement>(null);
  const focusedLabel = useRef<string | null>(null);
  // The handle that had the focus in the SVG has it on the stage.
  const rememberFocus = () => {
    focusedLabel.current = document.activeElement?.ariaLabel ?? null;
  };
  useLayoutEffect(() => {
    if (!isKonvaVisible || focusedLabel.current === null) return;
    const handles = konva.current?.querySelectorAll<HTMLElement>('[role=application]') ?? [];
    [...handles].find(({ ariaLabel }) => ariaLabel === focusedLabel.current)?.focus();
    focusedLabel.current = null;
  }, [isKonvaVisible]);
  return (
    <div className={styles.container}>
      {isKonvaVisible ? null : (
        <StaticStage
          {...stage}
          onDragStart={() => setSvgDragged(true)}
          onDragEnd={() => {
            rememberFocus();
            setSvgDragged(false);
          }}
        />
      )}
      {isLive ? (
        <Suspense fallback={null}>
          <div ref={konva} className={styles.konva} data-painted={isPainted || undefined} inert={!isReady}>
            <PartErrorBoundary part="stage" onFailed={() => setPainted(false)}>
              <DrawingStage
                {...stage}
                preload={preload}
                onPainted={() => {
                  rememberFocus();
                  setPainted(true);
                }}
              />
            </PartErrorBoundary>
          </div>
        </Suspense>
      ) : null}
    </div>
  );
}

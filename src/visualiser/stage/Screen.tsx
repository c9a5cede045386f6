import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ScreenWidth } from '../../../machines/player/player.setup.ts';
import styles from './Screen.module.css';

/** The screens of which the store is made for. */
const WIDTHS: Record<ScreenWidth, number> = { phone: 390, desk: 1280 };

type Props = {
  title: string;
  width?: ScreenWidth;
  /** Given the iframe as it comes; what it returns is called as the iframe goes. */
  attachStage: (iframe: HTMLIFrameElement) => () => void;
};

/** A phone, or a desk's window, with a stage in it; made smaller where it does not fit, never larger. */
export function Screen({ title, width = 'phone', attachStage }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const setFrame = useCallback(
    (iframe: HTMLIFrameElement | null) => (iframe ? attachStage(iframe) : undefined),
    [attachStage],
  );
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const updateScale = () =>
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / WIDTHS[width])));
    updateScale();
    const resizeObserver = new ResizeObserver(updateScale);
    resizeObserver.observe(element);
    return () => resizeObserver.disconnect();
  }, [width]);
  return (
    <div className={styles.screen} data-width={width}>
      <div className={styles.viewport} ref={viewport}>
        <iframe className={styles.frame} title={title} ref={setFrame} />
      </div>
    </div>
  );
}

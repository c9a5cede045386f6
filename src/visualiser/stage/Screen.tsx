import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ScreenWidth } from '../../../machines/player/player.setup.ts';
import styles from './Screen.module.css';

/** The screens of which the store is made for. */
const WIDTHS: Record<ScreenWidth, number> = { phone: 390, desk: 1280 };

type Props = {
  title: string;
  width?: ScreenWidth;
  /** Given the iframe as it comes; what it returns is called as the iframe goes. */
  take: (iframe: HTMLIFrameElement) => () => void;
};

/** A phone, or a desk's window, with a stage in it; made smaller where it does not fit, never larger. */
export function Screen({ title, width = 'phone', take }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const bind = useCallback((iframe: HTMLIFrameElement | null) => (iframe ? take(iframe) : undefined), [take]);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const adapt = () => box.style.setProperty('--scale', String(Math.min(1, box.clientWidth / WIDTHS[width])));
    adapt();
    const watching = new ResizeObserver(adapt);
    watching.observe(box);
    return () => watching.disconnect();
  }, [width]);
  return (
    <div className={styles.screen} data-width={width}>
      <div className={styles.viewport} ref={place}>
        <iframe className={styles.frame} title={title} ref={bind} />
      </div>
    </div>
  );
}

import { type RefObject, useEffect } from 'react';
import type { Marks, MarksStore } from './marks.ts';

function put(element: HTMLElement, name: 'active' | 'mark' | 'taken', value: string | undefined): void {
  if (element.dataset[name] === value) return;
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}

function draw(box: HTMLElement, { active, fired: transitionIds, overlay }: Marks): void {
  for (const element of box.querySelectorAll<HTMLElement>('[data-state], [data-transition]')) {
    const id = element.dataset.state ?? element.dataset.transition ?? '';
    put(element, 'active', active?.has(id) ? '' : undefined);
    put(element, 'mark', overlay?.get(id));
    put(element, 'taken', transitionIds?.ids.includes(id) ? '' : undefined);
  }
}

/**
 * Draws marks on lines of a table or tree: `data-active`, `data-taken` and `data-mark` of everything in `box` that states its
 * state or transition. At most once a frame and outside React, as in the diagram: they may come many times a frame.
 */
export function useMarks(box: RefObject<HTMLElement | null>, marks: MarksStore): void {
  useEffect(() => {
    let frame = 0;
    const show = () => {
      frame = 0;
      if (box.current) draw(box.current, marks.get());
    };
    const soon = () => {
      frame ||= requestAnimationFrame(show);
    };
    soon();
    const stop = marks.subscribe(soon);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  });
}

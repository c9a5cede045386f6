import { type RefObject, useEffect } from 'react';
import type { Marks, MarksStore } from './marks.ts';

function setDataAttribute(element: HTMLElement, name: 'active' | 'mark' | 'taken', value: string | undefined): void {
  if (element.dataset[name] === value) return;
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}

function draw(container: HTMLElement, { active, firedTransitions: transitionIds, overlay }: Marks): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-state], [data-transition]')) {
    const id = element.dataset.state ?? element.dataset.transition ?? '';
    setDataAttribute(element, 'active', active?.has(id) ? '' : undefined);
    setDataAttribute(element, 'mark', overlay?.get(id));
    setDataAttribute(element, 'taken', transitionIds?.ids.includes(id) ? '' : undefined);
  }
}

/**
 * Draws marks on lines of a table or tree: `data-active`, `data-taken` and `data-mark` of all in `container` that has its
 * state or transition. At most once a frame and outside React, as in the diagram: they may come many times a frame.
 */
export function useMarks(container: RefObject<HTMLElement | null>, marks: MarksStore): void {
  useEffect(() => {
    let frame = 0;
    const drawMarks = () => {
      frame = 0;
      if (container.current) draw(container.current, marks.get());
    };
    const scheduleDraw = () => {
      frame ||= requestAnimationFrame(drawMarks);
    };
    scheduleDraw();
    const stop = marks.subscribe(scheduleDraw);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  });
}

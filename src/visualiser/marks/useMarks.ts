import { type RefObject, useEffect } from 'react';
import { MARKS, type Marks, type MarksStore } from './marks.ts';
import { throttleToFrame } from './throttleToFrame.ts';

function setDataAttribute(element: HTMLElement, name: 'active' | 'mark' | 'taken', value: string | undefined): void {
  if (element.dataset[name] === value) return;
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}

function draw(container: HTMLElement, { active, firedTransitions: transitionIds, overlay }: Marks): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-state], [data-transition]')) {
    const id = element.dataset.state ?? element.dataset.transition ?? '';
    setDataAttribute(element, 'active', active?.has(id) ? '' : undefined);
    const mark = overlay?.get(id);
    setDataAttribute(element, 'mark', mark);
    if (mark) element.style.setProperty('--mark-name', `"${MARKS[mark].name}"`);
    setDataAttribute(element, 'taken', transitionIds?.ids.includes(id) ? '' : undefined);
  }
}

/**
 * Draws marks on lines of a table or tree: `data-active`, `data-taken` and `data-mark` of all in `container` that has its
 * state or transition. Throttled and outside React, as in the diagram: they may come many times a frame.
 */
export function useMarks(container: RefObject<HTMLElement | null>, marks: MarksStore): void {
  useEffect(() => {
    const { schedule, end } = throttleToFrame(() => {
      if (container.current) draw(container.current, marks.get());
    });
    schedule();
    const stop = marks.subscribe(schedule);
    return () => {
      stop();
      end();
    };
  });
}

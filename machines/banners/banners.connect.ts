import type { EventFrom, SnapshotFrom } from 'xstate';
import type { bannersMachine } from './banners.machine.ts';

type Banners = typeof bannersMachine;

/** What the banners may know and do. */
export function connect(state: SnapshotFrom<Banners>, send: (event: EventFrom<Banners>) => void) {
  const { slideCount, current, previous } = state.context;
  return {
    current,
    /** Where a slide stands: seen, on its way out, the next to come, or none of these. */
    getSlidePosition(slide: number): 'shown' | 'gone' | 'next' | 'away' {
      if (slide === current) return 'shown';
      if (slide === previous?.slide) return 'gone';
      return slide === (current + 1) % slideCount ? 'next' : 'away';
    },
    /** Which way the slide came; null before the first turn. */
    direction: previous?.direction ?? null,
    canTurn: state.can({ type: 'next.requested' }),
    /** Does the next slide come by itself? */
    isCounting: state.matches({ turning: 'counting' }),
    isHovered: state.matches({ turning: 'hovered' }),
    isPaused: state.matches({ turning: 'paused' }),
    leadsToArt: state.can({ type: 'art.chosen' }),
    showNext: () => send({ type: 'next.requested' }),
    showPrevious: () => send({ type: 'previous.requested' }),
    show: (index: number) => send({ type: 'slide.chosen', index }),
    hover: () => send({ type: 'banner.hovered' }),
    leave: () => send({ type: 'banner.left' }),
    hideTab: () => send({ type: 'tab.hidden' }),
    showTab: () => send({ type: 'tab.visible' }),
    pause: () => send({ type: 'rotation.paused' }),
    resume: () => send({ type: 'rotation.resumed' }),
    chooseArt: () => send({ type: 'art.chosen' }),
  };
}

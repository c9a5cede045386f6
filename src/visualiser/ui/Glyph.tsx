/** Drawings that only the tool needs, on the grid and with the line of src/ui/Icon.tsx. */
const drawings = {
  system: 'M3.5 5h17v11h-17V5Zm5 15h7M12 16v4',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  list: 'M3.5 5h17v14h-17V5Zm6 0v14',
  side: 'M3.5 5h17v14h-17V5Zm11 0v14',
  diagram: 'M3.5 4h7v5h-7V4Zm10 11h7v5h-7v-5ZM7 9v8.5h6.5',
  table: 'M3.5 5h17v14h-17V5Zm0 4.7h17M3.5 14.3h17M9.5 9.7V19',
  tree: 'M4 5h9M8 12h12M8 19h12M5 8v11h3M5 12h3',
  arrow: 'M4.5 12h15m-5-5 5 5-5 5',
  state: 'M4 7.5A2.5 2.5 0 0 1 6.5 5h11A2.5 2.5 0 0 1 20 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 16.5v-9Z',
  message: 'M4 5h16v11h-9l-4.5 4v-4H4V5Z',
  play: 'M8 5v14l11-7L8 5Z',
  pause: 'M8.5 5v14m7-14v14',
  stepOn: 'M6 5v14l9-7-9-7Zm12 0v14',
  undo: 'M18 5v14l-9-7 9-7ZM6 5v14',
  hand: 'M9 12V5.5a1.5 1.5 0 0 1 3 0V11m0-1.5a1.5 1.5 0 0 1 3 0V12m0-1a1.5 1.5 0 0 1 3 0v4a6 6 0 0 1-6 6 6 6 0 0 1-5.2-3L4.3 14a1.4 1.4 0 0 1 2.3-1.6L9 14.5',
  answer: 'M7 18.5a4.5 4.5 0 0 1-.6-8.96A6 6 0 0 1 18 11a3.8 3.8 0 0 1-.5 7.5H7Z',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 4v4l2.5 2',
  again: 'M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4',
  requirement: 'M6 3.5h8.5L18.5 8v12.5H6v-17Zm3 8h6.5M9 15.5h6.5M14 4v4.5h4.5',
};

export type GlyphName = keyof typeof drawings;

/** A drawing beside words, hidden from screen readers. `size` in px. */
export const Glyph = ({ name, size = 16 }: { name: GlyphName; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ flex: 'none' }}
    aria-hidden="true"
    focusable="false"
  >
    <path d={drawings[name]} />
  </svg>
);

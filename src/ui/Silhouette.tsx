/** Outlines drawn in inches, so that they stand to scale beside a print: a person of 66 by 20, a sofa of 84 by 33. */
const outlines = {
  person: {
    width: 20,
    height: 66,
    path: 'M10 0a4.3 4.3 0 0 1 4.3 4.6c0 2-.7 3.7-1.9 4.6v1.6c2.8.6 5 1.5 5.8 3.2.9 2 1.5 9.6 1.8 17.6.1 1.9-.1 3.3-.5 4.6-.5 1.4-1.9 1.2-2-.2l-.6-8.6-.9-6.4-.4 8.8c.5 4 .8 8.4.6 13l-.9 20.3c0 1.6-.6 2.9-2.6 2.9-1.3 0-1.8-.7-1.9-2L10 42.6 9.2 64c-.1 1.3-.6 2-1.9 2-2 0-2.6-1.3-2.6-2.9l-.9-20.3c-.2-4.6.1-9 .6-13L4 21l-.9 6.4-.6 8.6c-.1 1.4-1.5 1.6-2 .2-.4-1.3-.6-2.7-.5-4.6.3-8 .9-15.6 1.8-17.6.8-1.7 3-2.6 5.8-3.2V9.2A5.4 5.4 0 0 1 5.7 4.6 4.3 4.3 0 0 1 10 0Z',
  },
  sofa: {
    width: 84,
    height: 33,
    path: 'M14 2a2 2 0 0 1 2-2h25a.6.6 0 0 1 .6.6V15H16.5v-1A5.5 5.5 0 0 0 14 9.4ZM42.4.6A.6.6 0 0 1 43 0h25a2 2 0 0 1 2 2v7.4A5.5 5.5 0 0 0 67.5 14v1H42.4ZM0 13.5A4.5 4.5 0 0 1 4.5 9h5A4.5 4.5 0 0 1 14 13.5V17h56v-3.5A4.5 4.5 0 0 1 74.5 9h5a4.5 4.5 0 0 1 4.5 4.5V28a1 1 0 0 1-1 1h-3l-.6 4h-2.4l-.6-4H7.6L7 33H4.6L4 29H1a1 1 0 0 1-1-1Z',
  },
} as const;

export type SilhouetteKind = keyof typeof outlines;

/** Width and height of an outline in inches. */
export const getSilhouetteSize = (kind: SilhouetteKind) => ({
  width: outlines[kind].width,
  height: outlines[kind].height,
});

/** Something everybody knows the size of. `scale` in px per inch; hidden from screen readers. */
export function Silhouette({ kind, scale }: { kind: SilhouetteKind; scale: number }) {
  const { width, height, path } = outlines[kind];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      fill="currentcolor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

const DRAWINGS = {
  left: 'M4 5v5h5M4.6 10a8 8 0 1 1-.3 4.6',
  right: 'M20 5v5h-5M19.4 10a8 8 0 1 0 .3 4.6',
  stand: 'M8.5 4h7v16h-7z',
  afresh: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  lie: 'M4 8.5h16v7H4z',
};

/** A small drawing for a tool of the crop; it says nothing by itself. */
export const Glyph = ({ name }: { name: keyof typeof DRAWINGS }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
    <path
      d={DRAWINGS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

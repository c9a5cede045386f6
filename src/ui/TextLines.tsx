/** Texts under each other, such as what was chosen of a product. */
export const TextLines = ({ lines, className }: { lines: readonly string[]; className?: string | undefined }) =>
  lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one text, and none changes its place
    <p key={at} className={className}>
      {line}
    </p>
  ));

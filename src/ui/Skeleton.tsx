import type { CSSProperties, ReactNode } from 'react';
import { Page, Section } from './Layout.tsx';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SkeletonSize = {
  /** Any CSS length; the place's width unless stated. */
  width?: string;
  height?: string;
  /** Width by height, in place of a height. */
  ratio?: number;
};

/** A placeholder of something that is loading, in its final size. Hidden from screen readers. */
export function Skeleton({ width, height = '1em', ratio }: SkeletonSize) {
  const size: CSSProperties = { inlineSize: width, ...(ratio ? { aspectRatio: ratio } : { blockSize: height }) };
  return <span className={styles.skeleton} style={size} aria-hidden="true" />;
}

/** Placeholder lines of text; the last one is shorter. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places
        <Skeleton key={line} height="0.8em" width={line === lines - 1 ? '62%' : undefined} />
      ))}
    </span>
  );
}

/** A page that is loading. `fallback` replaces it where that takes too long. */
export const PageSkeleton = ({ fallback }: { fallback?: ReactNode }) => (
  <Page>
    <div aria-busy={!fallback} style={{ minHeight: '100svh' }}>
      <Section>{fallback ?? <TextSkeleton lines={3} />}</Section>
    </div>
  </Page>
);

/** `shape`: the width by height of photographs, which fill their places. */
type Look = { shape?: number | undefined };

/** The placeholder of a print in a list: the wall, the print on it, its label. */
function PrintSkeleton({ shape }: Look) {
  return (
    <div className={styles.print} aria-hidden="true">
      {shape ? (
        <Skeleton ratio={shape} />
      ) : (
        <div className={styles.wall}>
          <Skeleton width="78%" ratio={0.86} />
        </div>
      )}
      <div className={styles.label}>
        <Skeleton width="72%" height="1.3em" />
        <Skeleton width="44%" height="1em" />
        <Skeleton width="30%" height="1em" />
      </div>
    </div>
  );
}

type ItemsProps = {
  count: number;
  /** Read out once. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** So many `<li>` of one content, while a list loads. */
export const SkeletonItems = ({ count, label, className, children }: ItemsProps) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items are all alike and never change
    <li key={index} className={className}>
      {label && index === 0 ? <VisuallyHidden role="status">{label}</VisuallyHidden> : null}
      {children}
    </li>
  ));

/** So many placeholder prints (inside a `CardGrid`). */
export const PrintSkeletons = ({ count, label, shape }: { count: number; label: string } & Look) => (
  <SkeletonItems count={count} label={label}>
    <PrintSkeleton shape={shape} />
  </SkeletonItems>
);

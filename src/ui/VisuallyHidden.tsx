import type { ComponentProps, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = {
  children: ReactNode;
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'label' | 'legend';
  role?: 'status' | 'alert';
  id?: string;
  htmlFor?: string;
};

/** A text for screen readers only. */
export const VisuallyHidden = ({ as: As = 'span', ...rest }: Props) => <As {...rest} className={styles.hidden} />;

/** The first link of a page: hidden until it has the focus, it leads past the header. */
export const SkipLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.skip} href={href}>
    {children}
  </a>
);

/** A native input, unseen, that lies over all of its positioned label: a press anywhere on the label is a press on the input. */
export const OverlayInput = (props: ComponentProps<'input'>) => <input {...props} className={styles.overlay} />;

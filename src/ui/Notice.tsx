import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

type Tone = 'plain' | 'success' | 'fault';
type Props = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Read out when it comes: in turn, or at once. */
  live?: 'polite' | 'assertive';
};

const icons: Record<Tone, IconName> = { plain: 'info', success: 'check', fault: 'alert' };

/** A remark about the block it stands in. Colour, drawing and words say the same. */
export function Notice({ tone = 'plain', title, children, action, live }: Props) {
  return (
    <div className={styles.notice} data-tone={tone} role={live === 'assertive' ? 'alert' : live ? 'status' : undefined}>
      <Icon name={icons[tone]} size={20} />
      <div>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

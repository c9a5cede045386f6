import type { ReactNode } from 'react';
import { Own } from '../../flows/session/Own.tsx';
import { UserMenu } from '../../flows/session/UserMenu.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AccountLayout.module.css';

/** A page of the account beside the menu of all of them; it begins anew with each customer. (ACCT-01, SESS-16) */
export const AccountLayout = ({ children }: { children: ReactNode }) => (
  <Page>
    <div className={styles.account}>
      <aside className={styles.side} aria-label="Your account">
        <UserMenu />
      </aside>
      <Own waiting={<AccountSkeleton />}>{children}</Own>
    </div>
  </Page>
);

/** A page of the account on its way, or one whose customer is about to leave. */
export const AccountSkeleton = () => (
  <Section>
    <VisuallyHidden role="status">Opening your account</VisuallyHidden>
    <Skeleton width="12rem" height="2.5rem" />
    <TextSkeleton lines={4} />
  </Section>
);

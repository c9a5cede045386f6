import '../../messages/forbidden.ts';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { session } from '../../flows/session/session.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page, Row, Section } from '../../ui/Layout.tsx';
import { wantedIn } from './wanted.ts';

/** Where a page without a login leads to, and a stage of the checkout without a bag. (NF-04, ACCT-03, CHK-12) */
export function ForbiddenPage() {
  const { state } = useLocation();
  const wanted = wantedIn(state);
  const isCustomer = session.useFlow(({ customer }) => customer !== null);
  if (wanted !== null && isCustomer) return <Navigate to={wanted} replace />;
  return (
    <Page width="reading">
      <Section>{wanted === null ? <NoBag /> : <NoLogin />}</Section>
    </Page>
  );
}

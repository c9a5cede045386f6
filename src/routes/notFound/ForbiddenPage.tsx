import { Navigate, useLocation } from 'react-router-dom';
import { session } from '../../flows/session/session.ts';
import { formatMessage } from '../../messages/message.ts';
import { forbiddenMessages } from '../../messages/unavailable.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page, Row, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { getTrackPath, parseReturnPath } from './visitHistory.ts';

/** Where a page without a login leads to, and a stage of the checkout without a bag. (NF-04, ACCT-03, CHK-12) */
export function ForbiddenPage() {
  const returnPath = parseReturnPath(useLocation().state);
  const { customer } = session.useView();
  if (returnPath !== null && customer !== null) return <Navigate to={returnPath} replace />;
  const needsLogin = returnPath !== null;
  const trackPath = customer === null && returnPath && getTrackPath(returnPath);
  return (
    <Page width="reading">
      <Section>
        <EmptyState
          level={1}
          icon={needsLogin ? 'user' : 'bag'}
          title={formatMessage(forbiddenMessages[needsLogin ? 'forbidden.login' : 'forbidden.title'])}
          text={formatMessage(forbiddenMessages[needsLogin ? 'forbidden.loginText' : 'forbidden.text'])}
          action={
            <>
              {customer === null ? <LoginOptions /> : null}
              {trackPath ? (
                <Button look="quiet" render={<Link to={trackPath} />}>
                  Track an order
                </Button>
              ) : null}
              <Button look={customer === null ? 'quiet' : 'primary'} render={<Link to="/art/" />}>
                See the prints
              </Button>
            </>
          }
        />
      </Section>
    </Page>
  );
}

/** By a code in a popup over this page, or by a password. */
function LoginOptions() {
  const { canLogIn, askLogin } = session.useView();
  return (
    <Row gap={3}>
      <Button disabled={!canLogIn} onClick={askLogin}>
        Login
      </Button>
      <Button look="secondary" render={<Link to="/login" />}>
        Use a password
      </Button>
    </Row>
  );
}

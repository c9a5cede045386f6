import '../../messages/missing.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page, Row, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Head } from '../head/Head.tsx';
import { cameFromTheStore } from './cameFrom.ts';
import { wayFrom } from './ways.ts';

/** Every address that leads nowhere. (NF-01, NF-02, ROUTE-61) */
export function NotFoundPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { text, on } = wayFrom(pathname);
  // Redirects take the place of the page that was none, so that one step leads to the last that was shown. (NF-03)
  const back = () => (cameFromTheStore(window) ? navigate(-1) : navigate('/'));
  return (
    <Page width="reading">
      <Head title={say('notFound.title')} description={say(text)} path={pathname} noIndex />
      <Section>
        <EmptyState
          level={1}
          icon="frame"
          title={say('notFound.title')}
          text={say(text)}
          action={
            <>
              <Row gap={3}>
                <Button render={<Link to="/" />}>Return To Home</Button>
                <Button look="secondary" onClick={back}>
                  Back
                </Button>
              </Row>
              <Row gap={4}>
                {on.map(({ to, name }) => (
                  <Button key={to} look="quiet" render={<Link to={to} />}>
                    {name}
                  </Button>
                ))}
              </Row>
            </>
          }
        />
      </Section>
    </Page>
  );
}

import { useLocation, useNavigate } from 'react-router-dom';
import { LISTS } from '../../domain/listArea.ts';
import { formatMessage } from '../../messages/message.ts';
import { notFoundMessages } from '../../messages/shell.ts';
import { missingMessages } from '../../messages/unavailable.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page, Row, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Head } from '../head/Head.tsx';
import { isFromStore } from './visitHistory.ts';

type To = { to: string; name: string };

const MESSAGES = { ...missingMessages, ...notFoundMessages };

/** What a not-found page adds, by what was looked for, and other ways on where there are fitting ones. */
type Way = { text: keyof typeof MESSAGES; on: readonly To[] };

const ART = { to: LISTS.art.path, name: 'See the prints' };

/** By the address that a page redirects to. (NF-01, FRAME-14) */
const WAYS: Readonly<Record<string, Way>> = {
  '/404': {
    text: 'missing.thing',
    on: [
      { to: LISTS.objects.path, name: 'Decor objects' },
      { to: LISTS.mixedMedia.path, name: 'Mixed media' },
      { to: LISTS.blog.path, name: 'Journal' },
    ],
  },
  '/404s': {
    text: 'missing.piece',
    on: [ART, { to: LISTS.walls.path, name: 'Gallery walls' }, { to: LISTS.gifts.path, name: 'Gifts' }],
  },
  '/404f': { text: 'missing.frame', on: [{ to: '/select/frame', name: 'Frame a picture' }] },
  '/404c': { text: 'missing.stage', on: [{ to: '/checkout/shopping-bag/', name: 'To the bag' }] },
  '/404p': { text: 'missing.order', on: [{ to: '/account/orders/', name: 'My orders' }] },
  '/404a': { text: 'missing.account', on: [{ to: '/account/profile/', name: 'My account' }] },
};

/** The ways on from an address where nothing is. */
export const getSuggestedLinks = (pathname: string): Way =>
  WAYS[pathname.replace(/\/$/, '')] ?? { text: 'notFound.text', on: [ART] };

/** Every address that leads nowhere. (NF-01, NF-02, ROUTE-61) */
export function NotFoundPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { text, on } = getSuggestedLinks(pathname);
  // Redirects take the place of the page that was none, so that one step leads to the last that was shown. (NF-03)
  const back = () => (isFromStore(window) ? navigate(-1) : navigate('/'));
  return (
    <Page width="reading">
      <Head
        title={formatMessage(notFoundMessages['notFound.title'])}
        description={formatMessage(MESSAGES[text])}
        path={pathname}
        noIndex
      />
      <Section>
        <EmptyState
          level={1}
          icon="frame"
          title={formatMessage(notFoundMessages['notFound.title'])}
          text={formatMessage(MESSAGES[text])}
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

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

type PageLink = { to: string; name: string };

const MESSAGES = { ...missingMessages, ...notFoundMessages };

/** The text and the links of a not-found page. */
type Suggestion = { messageId: keyof typeof MESSAGES; links: readonly PageLink[] };

const ART = { to: LISTS.art.path, name: 'See the prints' };

/** By the address that a page redirects to. (NF-01, FRAME-14) */
const SUGGESTIONS: Readonly<Record<string, Suggestion>> = {
  '/404': {
    messageId: 'missing.thing',
    links: [
      { to: LISTS.objects.path, name: 'Decor objects' },
      { to: LISTS.mixedMedia.path, name: 'Mixed media' },
      { to: LISTS.blog.path, name: 'Journal' },
    ],
  },
  '/404s': {
    messageId: 'missing.piece',
    links: [ART, { to: LISTS.walls.path, name: 'Gallery walls' }, { to: LISTS.gifts.path, name: 'Gifts' }],
  },
  '/404f': { messageId: 'missing.frame', links: [{ to: '/select/frame', name: 'Frame a picture' }] },
  '/404c': { messageId: 'missing.stage', links: [{ to: '/checkout/shopping-bag/', name: 'To the bag' }] },
  '/404p': { messageId: 'missing.order', links: [{ to: '/account/orders/', name: 'My orders' }] },
  '/404a': { messageId: 'missing.account', links: [{ to: '/account/profile/', name: 'My account' }] },
};

/** The text and the links for an address that was not found. */
export const getSuggestion = (pathname: string): Suggestion =>
  SUGGESTIONS[pathname.replace(/\/$/, '')] ?? { messageId: 'notFound.text', links: [ART] };

/** Every address that leads nowhere. (NF-01, NF-02, ROUTE-61) */
export function NotFoundPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { messageId, links } = getSuggestion(pathname);
  // Redirects replace the missing page in the history, so that one step back leads to the last page shown. (NF-03)
  const back = () => (isFromStore(window) ? navigate(-1) : navigate('/'));
  return (
    <Page width="reading">
      <Head
        title={formatMessage(notFoundMessages['notFound.title'])}
        description={formatMessage(MESSAGES[messageId])}
        path={pathname}
        noIndex
      />
      <Section>
        <EmptyState
          level={1}
          icon="frame"
          title={formatMessage(notFoundMessages['notFound.title'])}
          text={formatMessage(MESSAGES[messageId])}
          action={
            <>
              <Row gap={3}>
                <Button render={<Link to="/" />}>Return To Home</Button>
                <Button look="secondary" onClick={back}>
                  Back
                </Button>
              </Row>
              <Row gap={4}>
                {links.map(({ to, name }) => (
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

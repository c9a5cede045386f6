import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { retryPending, subscribeToLoadFailures } from '../kit/loading/retryImport.ts';
import { formatMessage } from '../messages/message.ts';
import { connectionMessages } from '../messages/shell.ts';
import { isFromStore } from '../routes/notFound/visitHistory.ts';
import { EmptyState } from '../ui/BlockStates.tsx';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { findPage } from './pageRoute.tsx';
import { reloadOnce } from './reloadOnce.ts';
import { routes } from './routes.tsx';
import { ALL_AREAS } from './shell/areas.ts';

const PAGES = [{ path: '/', title: 'Home' }, ...ALL_AREAS];

/**
 * Replaces a page whose code does not load: offers a retry, and links to loaded pages. Where a new build was deployed
 * meanwhile, the page is reloaded, once.
 */
export function PageNotLoaded({ back }: { back?: (() => void) | undefined }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => subscribeToLoadFailures((failure) => failure === 'gone' && reloadOnce()), []);
  const loadedPages = PAGES.filter(({ path }) => path !== pathname && findPage(routes, path)?.isLoaded());
  return (
    <EmptyState
      level={1}
      icon="alert"
      title={formatMessage(connectionMessages['connection.notYet'])}
      text={formatMessage(connectionMessages['connection.notYetText'])}
      action={
        <>
          <Row gap={3}>
            <Button onClick={retryPending}>Try again</Button>
            {back || isFromStore(window) ? (
              <Button look="secondary" onClick={back ?? (() => navigate(-1))}>
                To the page before
              </Button>
            ) : null}
          </Row>
          <Row gap={4}>
            {loadedPages.map(({ path, title }) => (
              <Button key={path} look="quiet" render={<Link to={path} />}>
                {title}
              </Button>
            ))}
          </Row>
        </>
      }
    />
  );
}

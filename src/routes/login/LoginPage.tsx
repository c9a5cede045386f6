import { useLocation } from 'react-router-dom';
import type { LoginPath } from '../../../machines/signIn/signIn.setup.ts';
import { SignIn, SyncAddress } from '../../flows/signIn/SignIn.tsx';
import { signIn } from '../../flows/signIn/signIn.ts';
import { signInLogic } from '../../ports/signIn.ts';
import { Page, Section } from '../../ui/Layout.tsx';

/** With or without a slash at the end, and in any case, as the router takes it. */
const parseLoginPath = (pathname: string): LoginPath => (/^\/signup\/?$/i.test(pathname) ? '/signup' : '/login');

/** '/login' and '/signup': one form, which starts by its address. (AUTH-01, AUTH-02, ROUTE-08, ROUTE-09) */
export function LoginPage() {
  const { pathname, search } = useLocation();
  const path = parseLoginPath(pathname);
  return (
    <Page>
      <Section label="Your account">
        <signIn.Provider logic={signInLogic} options={{ input: { path, search } }}>
          <SyncAddress path={path} search={search} />
          <SignIn />
        </signIn.Provider>
      </Section>
    </Page>
  );
}

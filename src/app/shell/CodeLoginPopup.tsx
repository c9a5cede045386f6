import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CodeLogin } from '../../flows/codeLogin/CodeLogin.tsx';
import { codeLogin } from '../../flows/codeLogin/codeLogin.ts';
import { session } from '../../flows/session/session.ts';
import { codeLoginLogic } from '../../ports/codeLogin.ts';

/** Informs the chart of each page that opens behind the popup. */
function PageChangeListener({ path }: { path: string }) {
  const actor = codeLogin.useActorRef();
  useEffect(() => actor.send({ type: 'page.changed', path }), [actor, path]);
  return null;
}

/** The login popup with its chart, which runs while the popup is open: later answers are ignored. (OTP-01) */
export function CodeLoginPopup() {
  const isOpen = session.useView(({ isSigningIn }) => isSigningIn);
  const { pathname, search } = useLocation();
  if (!isOpen) return null;
  return (
    <codeLogin.Provider logic={codeLoginLogic} options={{ input: { path: pathname, search } }}>
      <PageChangeListener path={pathname} />
      <CodeLogin />
    </codeLogin.Provider>
  );
}

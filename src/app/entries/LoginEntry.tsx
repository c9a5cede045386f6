import { LoginPage } from '../../pages/login/LoginPage.tsx';
import { type LoginPorts, LoginPortsContext } from '../../pages/login/ports.ts';
import { signInLogic } from '../../ports/signIn.ts';

const ports: LoginPorts = { signIn: signInLogic };

/** '/login' and '/signup' with their chart filled. */
export const LoginEntry = () => (
  <LoginPortsContext value={ports}>
    <LoginPage />
  </LoginPortsContext>
);

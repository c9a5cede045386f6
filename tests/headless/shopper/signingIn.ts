import { DEMO } from '../../../mocks/seed/demo.ts';
import type { Visit } from '../world/visit.ts';
import { waitForView } from './shopper.ts';

/** The newest code that the backend sent to anybody. */
export const getNewestCode = ({ browser: { host } }: Visit): string =>
  host.inbox().find(({ code }) => code !== '')?.code ?? '';

const onceCustomer = (visit: Visit) => waitForView(visit, 'session', ({ customer }) => customer);

/** Signs the demo customer in on the page for passwords. */
export async function signInByPassword(visit: Visit): Promise<void> {
  visit.go('/login');
  const page = visit.see('signIn');
  page.type('mail', DEMO.name);
  page.type('password', DEMO.password);
  visit.see('signIn').submit();
  await onceCustomer(visit);
}

/** Signs the demo customer in by a code to the phone, in the popup over any page. */
export async function signInByCode(visit: Visit): Promise<void> {
  visit.see('session').askLogin();
  (await waitForView(visit, 'codeLogin', ({ canSubmitAddress }) => canSubmitAddress)).typeAddress(DEMO.name);
  visit.see('codeLogin').submitAddress();
  (await waitForView(visit, 'codeLogin', ({ step }) => step === 'code')).typeCode(getNewestCode(visit));
  if (visit.find('codeLogin')?.canSubmitCode) visit.see('codeLogin').submitCode();
  await onceCustomer(visit);
}

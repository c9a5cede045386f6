import { Dialog } from '../../ui/Dialog.tsx';
import { codeLogin } from './codeLogin.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { AddressStep, CodeStep, OpeningStep } from './Steps.tsx';

const STEPS = {
  address: { title: 'Login', Step: AddressStep },
  details: { title: 'Create your account', Step: DetailsStep },
  code: { title: 'Enter your code', Step: CodeStep },
  opening: { title: 'Login', Step: OpeningStep },
} as const;

/** The popup in which one signs in with a one-time code, a step at a time. (OTP-01) */
export function CodeLogin() {
  const { isOpen, step, close } = codeLogin.useView();
  const { title, Step } = step ? STEPS[step] : { title: STEPS.address.title, Step: null };
  return (
    <Dialog open={isOpen} onClose={close} title={title}>
      {Step ? <Step /> : null}
    </Dialog>
  );
}

import { DETAIL_FIELDS, type Details } from '../../../machines/codeLogin/registration.ts';
import type { FormField } from '../../domain/form.ts';
import { FieldControl } from '../../form/FormField.tsx';
import { formatProblem } from '../../form/formatProblem.ts';
import { accountMessages, codeLoginMessages } from '../../messages/account.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { handleSubmit } from '../../ui/formHandlers.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { codeLogin } from './codeLogin.ts';
import { StepFault } from './Steps.tsx';

const PROBLEM_TEXTS = {
  missing: codeLoginMessages['codeLogin.required'],
  mail: codeLoginMessages['codeLogin.malformed'],
  phone: accountMessages['account.mobile'],
  'alternate.phone': accountMessages['account.alternate'],
};

/** Focuses the first empty field. */
const focusFirstEmptyField = (form: HTMLFormElement | null) => {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  fields.find(({ value }) => value === '')?.focus();
};

/** A new user's details. (OTP-06, OTP-08) */
export function DetailsStep() {
  const view = codeLogin.useView();
  const { details, problems, isRegistering, isUnknown, sentTo } = view;
  return (
    <form ref={focusFirstEmptyField} noValidate onSubmit={handleSubmit(view.submitDetails)} aria-label="Your details">
      <Stack gap={4}>
        {isUnknown ? (
          <Notice live="polite" title={formatMessage(codeLoginMessages['codeLogin.unknown'], { value: sentTo })}>
            Tell us who you are, and the account is yours.
          </Notice>
        ) : null}
        <StepFault />
        {(Object.entries(DETAIL_FIELDS) as [keyof Details, FormField][]).map(([name, field]) => {
          const problem = problems[name];
          return (
            <FieldControl
              key={name}
              id={`codeLogin-${name}`}
              name={name}
              field={field}
              readOnly={isRegistering}
              value={details[name]}
              onText={(text) => view.typeDetail(name, text)}
              error={problem && formatProblem(PROBLEM_TEXTS, problem, name, field.maxLength)}
            />
          );
        })}
        <Button
          type="submit"
          wide
          busy={isRegistering}
          busyText={formatMessage(codeLoginMessages['codeLogin.registering'])}
        >
          Create account
        </Button>
        <Button look="quiet" wide disabled={!view.canChangeAddress} onClick={view.changeAddress}>
          Use another number or e-mail
        </Button>
      </Stack>
    </form>
  );
}

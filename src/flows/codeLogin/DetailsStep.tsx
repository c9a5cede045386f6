import type { InputHTMLAttributes } from 'react';
import type { Details } from '../../../machines/codeLogin/registration.ts';
import { accountMessages, codeLoginMessages } from '../../messages/account.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { handleSubmit } from '../../ui/formHandlers.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { codeLogin } from './codeLogin.ts';
import { StepFault } from './Steps.tsx';

const MESSAGES = { ...accountMessages, ...codeLoginMessages };

type FieldConfig = { label: string; hint?: string; isOptional?: boolean; input: InputHTMLAttributes<HTMLInputElement> };

const phone = { inputMode: 'tel', maxLength: 20 } as const;

const FIELDS: Record<keyof Details, FieldConfig> = {
  mobile: { label: 'Mobile Number', input: { ...phone, autoComplete: 'tel' } },
  name: { label: 'Name', input: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false, maxLength: 255 } },
  mail: {
    label: 'E-mail',
    input: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 },
  },
  alternate: { label: 'Alternative Number', hint: 'Optional.', isOptional: true, input: phone },
};

/** Focuses the first empty field. */
const focusFirstEmptyField = (form: HTMLFormElement | null) => {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  fields.find(({ value }) => value === '')?.focus();
};

/** A new user's details. (OTP-06, OTP-08) */
export function DetailsStep() {
  const view = codeLogin.useView();
  const { details, isRegistering, isUnknown, sentTo } = view;
  return (
    <form ref={focusFirstEmptyField} noValidate onSubmit={handleSubmit(view.submitDetails)} aria-label="Your details">
      <Stack gap={4}>
        {isUnknown ? (
          <Notice live="polite" title={formatMessage(codeLoginMessages['codeLogin.unknown'], { value: sentTo })}>
            Tell us who you are, and the account is yours.
          </Notice>
        ) : null}
        <StepFault />
        {(Object.entries(FIELDS) as [keyof Details, FieldConfig][]).map(
          ([field, { label, hint, isOptional, input }]) => {
            const problem = view.getProblem(field);
            return (
              <TextInput
                key={field}
                {...input}
                label={label}
                hint={hint}
                required={!isOptional}
                tabular={input.inputMode === 'tel'}
                readOnly={isRegistering}
                value={details[field]}
                onText={(text) => view.typeDetail(field, text)}
                error={problem ? formatMessage(MESSAGES[problem]) : undefined}
              />
            );
          },
        )}
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

import type { FormEvent, InputHTMLAttributes } from 'react';
import { profileFieldId } from '../../../machines/profile/profile.setup.ts';
import type { ProfileField, ProfileProblem } from '../../domain/profileForm.ts';
import { type MessageId, say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './Profile.module.css';
import { profile } from './profile.ts';

const tel = { inputMode: 'tel', type: 'tel' } as const;

const FAULTS: Record<ProfileProblem, MessageId> = {
  noName: 'account.noName',
  longName: 'account.longName',
  mail: 'profile.mail',
  mailTaken: 'account.mailTaken',
  mailFixed: 'profile.mailFixed',
  mobile: 'account.mobile',
  mobileTaken: 'profile.mobileTaken',
  mobileFixed: 'profile.mobileFixed',
  alternate: 'account.alternate',
  whosePassword: 'profile.whosePassword',
  noPassword: 'profile.noPassword',
  wrongPassword: 'profile.wrongPassword',
};

/** What an account is made of. (ACCT-07) */
export function ProfileForm() {
  const { couldNotSave, asksPassword, isSaving, save } = profile.useFlow();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) save();
  };
  return (
    <form className={styles.form} noValidate aria-label="My Account" onSubmit={submit}>
      {couldNotSave ? (
        <Notice tone="fault" live="assertive" title={say('profile.failed')}>
          {say('account.kept')}
        </Notice>
      ) : null}
      <Text
        field="fullName"
        label="Name"
        input={{ autoComplete: 'name', autoCapitalize: 'words', spellCheck: false }}
      />
      <Text
        field="mail"
        label="E-mail"
        input={{ type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }}
      />
      {asksPassword ? <Password /> : null}
      <Text
        field="mobile"
        label="Mobile"
        hint="You sign in with it. We send a code to a new one."
        input={{ ...tel, autoComplete: 'tel' }}
      />
      <Text
        field="alternate"
        label="Alternative number"
        hint="Optional, in case we do not reach you on the first."
        isOptional
        input={{ ...tel, autoComplete: 'off' }}
      />
      <div className={styles.save}>
        <Button type="submit" busy={isSaving} busyText="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}

/** What a field carries, whatever it is for. */
function useField(field: ProfileField) {
  const { form, problems, isSaving, type } = profile.useFlow();
  const problem = problems[field];
  return {
    id: profileFieldId(field),
    name: field,
    error: problem ? say(FAULTS[problem]) : undefined,
    value: form[field],
    readOnly: isSaving,
    onText: (text: string) => type(field, text),
  };
}

type Props = {
  field: ProfileField;
  label: string;
  hint?: string;
  isOptional?: boolean;
  input: InputHTMLAttributes<HTMLInputElement>;
};

const Text = ({ field, label, hint, isOptional, input }: Props) => (
  <TextInput {...input} {...useField(field)} label={label} hint={hint} required={!isOptional} />
);

const Password = () => (
  <PasswordInput
    {...useField('password')}
    label="Password"
    required
    autoComplete="current-password"
    hint={
      <>
        You sign in with a code, and have none? <Link to="/account/passwordchange/">Set one first</Link>
      </>
    }
  />
);

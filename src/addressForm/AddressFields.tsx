import type { InputHTMLAttributes, ReactNode } from 'react';
import {
  ADDRESS_TEXT_LENGTH,
  type AddressProblem,
  type BillingAddress,
  type DeliveryAddress,
} from '../domain/address.ts';
import { PINCODE_LENGTH } from '../domain/fieldFormats.ts';
import { STATES } from '../domain/states.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { formMessages } from '../messages/forms.ts';
import { formatMessage } from '../messages/message.ts';
import { Button } from '../ui/Button.tsx';
import type { FieldRemark } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './AddressFields.module.css';
import type { InvalidField } from './FormErrorSummary.tsx';

/** A section of an address, as autofill names it. */
type Section = 'billing' | 'shipping';

/** The id of a field's control, to which the error summary links. */
const getFieldId = (section: Section, field: string): string => `${section}-${field}`;

type FieldName = keyof BillingAddress | keyof DeliveryAddress;
type AddressFieldConfig = {
  label: string;
  hint?: string;
  /** The autofill token after 'billing' or 'shipping'. */
  autoComplete?: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
  isOptional?: boolean;
};

const NAME_INPUT = { autoCapitalize: 'words', spellCheck: false } as const;
const MAIL_FIELD = {
  label: 'E-mail',
  autoComplete: 'email',
  input: { inputMode: 'email', spellCheck: false },
} as const;
const PHONE_FIELD = { label: 'Mobile Number', autoComplete: 'tel', input: { inputMode: 'tel' } } as const;
const LOCATION_FIELDS = {
  house: { label: 'House / Apartment', autoComplete: 'address-line1' },
  street_name: { label: 'Street', autoComplete: 'address-line2' },
  pincode: {
    label: 'Pincode',
    autoComplete: 'postal-code',
    input: { inputMode: 'numeric', placeholder: `${PINCODE_LENGTH} digits` },
  },
  city: { label: 'City', autoComplete: 'address-level2', input: NAME_INPUT },
  state: { label: 'State', autoComplete: 'address-level1' },
} as const;

/** The billing form, in the order in which one fills it in. (CHK-43, CHK-51) */
export const BILLING_FIELDS: Partial<Record<keyof BillingAddress, AddressFieldConfig>> = {
  first_name: { label: 'First Name', autoComplete: 'given-name', input: NAME_INPUT },
  last_name: { label: 'Last Name', autoComplete: 'family-name', input: NAME_INPUT },
  mail: MAIL_FIELD,
  phone: { ...PHONE_FIELD, hint: 'Your order is kept under this number.' },
  ...LOCATION_FIELDS,
};

/** Further fields of a business. (CHK-44, CHK-52) */
export const BUSINESS_ADDRESS_FIELDS: Partial<Record<keyof BillingAddress, AddressFieldConfig>> = {
  company_name: { label: 'Company Name', autoComplete: 'organization', input: NAME_INPUT },
  gst: { label: 'GST', hint: '15 characters', input: { autoCapitalize: 'characters', spellCheck: false } },
};

/** The form of another delivery address; its mail and number may stay empty. (CHK-46, CHK-53) */
export const DELIVERY_FIELDS: Partial<Record<keyof DeliveryAddress, AddressFieldConfig>> = {
  first_name: { label: 'First Name', autoComplete: 'given-name', input: NAME_INPUT },
  last_name: { label: 'Last Name', autoComplete: 'family-name', input: NAME_INPUT },
  mail: { ...MAIL_FIELD, isOptional: true },
  phone: { ...PHONE_FIELD, isOptional: true, hint: 'For the courier, if it is not yours.' },
  ...LOCATION_FIELDS,
};

const PROBLEM_MESSAGES = {
  missing: 'address.required',
  mobile: 'address.mobile',
  email: 'address.email',
  gst: 'address.gst',
  pincode: 'address.pincode',
  refused: 'address.refused',
} as const satisfies Record<Exclude<AddressProblem, 'long'>, keyof typeof checkoutMessages>;

const formatProblem = (problem: AddressProblem): string =>
  problem === 'long'
    ? formatMessage(formMessages['form.long'], { n: ADDRESS_TEXT_LENGTH })
    : formatMessage(checkoutMessages[PROBLEM_MESSAGES[problem]]);

/** The invalid fields of an address, in the order of the form. */
export const getInvalidFields = <Name extends FieldName>(
  section: Section,
  fields: Partial<Record<Name, AddressFieldConfig>>,
  problems: Partial<Record<Name, AddressProblem>>,
): InvalidField[] =>
  (Object.entries(fields) as [Name, AddressFieldConfig][])
    .filter(([field]) => problems[field])
    .map(([field, { label }]) => ({ id: getFieldId(section, field), label }));

type Props<Name extends FieldName> = {
  /** As autofill knows it. */
  section: Section;
  fields: Partial<Record<Name, AddressFieldConfig>>;
  values: Record<Name, string>;
  problems: Partial<Record<Name, AddressProblem>>;
  onText: (field: Name, text: string) => void;
  /** The check of the pincode where the order is delivered to this address. */
  lookup?: { remark: FieldRemark | undefined; onRetry: (() => void) | null };
};

/** The fields of one address, each with its own message beside it. */
export function AddressFields<Name extends FieldName>(props: Props<Name>) {
  const { section, fields, values, problems, onText } = props;
  return (Object.entries(fields) as [Name, AddressFieldConfig][]).map(([field, config]) => {
    const { label, hint, autoComplete, input, isOptional } = config;
    const problem = problems[field];
    const fieldProps = {
      id: getFieldId(section, field),
      label,
      hint: isOptional ? ['Optional.', hint].filter(Boolean).join(' ') : hint,
      required: !isOptional,
      error: problem ? formatProblem(problem) : undefined,
      autoComplete: autoComplete && `${section} ${autoComplete}`,
      value: values[field],
    };
    if (field === 'state')
      return <Select key={field} {...fieldProps} options={STATES} onPick={(state) => onText(field, state)} />;
    const lookup = field === 'pincode' ? props.lookup : undefined;
    return (
      <TextInput
        key={field}
        {...input}
        {...fieldProps}
        remark={lookup?.remark}
        reserveRemark={lookup !== undefined}
        tabular={field === 'pincode' || field === 'phone'}
        onText={(text) => onText(field, text)}
        action={
          lookup?.onRetry ? (
            <Button look="quiet" size="small" onClick={lookup.onRetry}>
              Check again
            </Button>
          ) : undefined
        }
      />
    );
  });
}

type AddressProps = {
  title: string;
  /** Where the container shows it already (a popup). */
  hideTitle?: boolean;
  section: Section;
  children: ReactNode;
};

/** One address as a group of fields, two beside each other where there is room. Its country is always India. (CHK-47) */
export function AddressFieldset({ title, hideTitle, section, children }: AddressProps) {
  return (
    <fieldset className={styles.address}>
      {hideTitle ? (
        <VisuallyHidden as="legend">{title}</VisuallyHidden>
      ) : (
        <legend className={styles.title}>{title}</legend>
      )}
      <div className={styles.fields}>
        {children}
        <TextInput
          id={getFieldId(section, 'country')}
          label="Country"
          value="India"
          readOnly
          autoComplete={`${section} country-name`}
          hint="We deliver within India."
        />
      </div>
    </fieldset>
  );
}

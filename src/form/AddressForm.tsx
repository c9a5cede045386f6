import { useId } from 'react';
import type { BillingAddress } from '../domain/address.ts';
import type { FieldsOf, FormField, FormProblems } from '../domain/form.ts';
import { omit } from '../domain/omit.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { formatMessage } from '../messages/message.ts';
import { Button } from '../ui/Button.tsx';
import type { FieldRemark } from '../ui/Field.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './AddressForm.module.css';
import type { InvalidField } from './FormErrorSummary.tsx';
import { FieldControl } from './FormField.tsx';
import { formatProblem } from './formatProblem.ts';

/** A section of an address, as autofill names it. */
type Section = 'billing' | 'shipping';

/** The id of a field's control, to which the error summary links. */
const getFieldId = (section: Section, field: string): string => `${section}-${field}`;

const PROBLEM_TEXTS = { phone: checkoutMessages['address.mobile'], mail: checkoutMessages['address.email'] };

/** The invalid fields of an address, in the order of the form. */
export const getInvalidFields = <Name extends string>(
  section: Section,
  fields: FieldsOf<Name>,
  problems: FormProblems<Name>,
): InvalidField[] =>
  (Object.entries(fields) as [Name, FormField][])
    .filter(([field]) => problems[field])
    .map(([field, { label }]) => ({ id: getFieldId(section, field), label }));

type FieldsProps<Name extends string> = {
  title: string;
  /** Where the container shows it already (a popup). */
  hideTitle?: boolean;
  /** As autofill knows it. */
  section: Section;
  fields: FieldsOf<Name>;
  values: Record<Name, string>;
  problems: FormProblems<Name>;
  onText: (field: Name, text: string) => void;
  /** The check of the pincode where the order is delivered to this address. */
  lookup?: { remark: FieldRemark | undefined; onRetry: (() => void) | null };
};

/** One address as a group of fields, two beside each other where there is room, each with its own message beside it. */
export function AddressFields<Name extends keyof BillingAddress>(props: FieldsProps<Name>) {
  const { title, hideTitle, section, fields, values, problems, onText } = props;
  return (
    <fieldset className={styles.address}>
      {hideTitle ? (
        <VisuallyHidden as="legend">{title}</VisuallyHidden>
      ) : (
        <legend className={styles.title}>{title}</legend>
      )}
      <div className={styles.fields}>
        {(Object.entries(fields) as [Name, FormField][]).map(([field, config]) => {
          const problem = problems[field];
          const controlProps = {
            id: getFieldId(section, field),
            error: problem && formatProblem(PROBLEM_TEXTS, problem, field, config.maxLength),
            autoComplete: config.autoComplete && `${section} ${config.autoComplete}`,
          };
          // It is always India. (CHK-47)
          if (field === 'country')
            return (
              <FieldControl
                key={field}
                {...controlProps}
                field={omit(config, 'options')}
                required={false}
                value="India"
                readOnly
              />
            );
          const lookup = field === 'pincode' ? props.lookup : undefined;
          return (
            <FieldControl
              key={field}
              {...controlProps}
              field={config}
              value={values[field]}
              remark={lookup?.remark}
              reserveRemark={lookup !== undefined}
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
        })}
      </div>
    </fieldset>
  );
}

type ContinueButtonProps = {
  needsPincode: boolean;
  disabled: boolean;
  busy?: boolean;
  look?: 'primary' | 'secondary';
  /** Left out in a form, which the button submits. */
  onClick?: () => void;
};

/** From the addresses on to the review; says so where there is no pincode yet that the store delivers to. (CHK-31) */
export function ContinueButton({ needsPincode, ...button }: ContinueButtonProps) {
  const reasonId = useId();
  return (
    <div className={styles.continue}>
      <Button
        {...button}
        type={button.onClick ? 'button' : 'submit'}
        aria-describedby={needsPincode ? reasonId : undefined}
      >
        SAVE & CONTINUE
      </Button>
      {needsPincode ? (
        <p className={styles.reason} id={reasonId}>
          {formatMessage(checkoutMessages['address.needsPincode'])}
        </p>
      ) : null}
    </div>
  );
}

import type { SelectHTMLAttributes } from 'react';
import { joinClassNames } from './classNames.ts';
import styles from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

type Option = { value: string; label: string; disabled?: boolean };
/** Choices under a heading of their own. */
type Group = { group: string; options: readonly (string | Option)[] };
type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'required' | 'multiple' | 'children'> & {
    options: readonly (string | Option | Group)[];
    onPick?: (value: string) => void;
  };

/** The platform's own list of choices with its label, hint and error. All attributes of `<select>` pass through. */
export function Select(props: Props) {
  const { label, hideLabel, hint, error, remark, required, reserveRemark, id, options, onPick, onChange, ...select } =
    props;
  return (
    <Field {...{ label, hideLabel, hint, error, remark, required, reserveRemark, id }}>
      {(control) => (
        <div className={styles.selectWrapper}>
          <select
            {...select}
            {...control}
            className={joinClassNames(styles.control, styles.select)}
            onChange={(event) => {
              onChange?.(event);
              onPick?.(event.target.value);
            }}
          >
            {options.map((option) =>
              typeof option === 'object' && 'group' in option ? (
                <optgroup key={option.group} label={option.group}>
                  {option.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(option)
              ),
            )}
          </select>
          <Icon name="chevron-down" size={20} />
        </div>
      )}
    </Field>
  );
}

function renderOption(option: string | Option) {
  const { value, label, disabled }: Option = typeof option === 'string' ? { value: option, label: option } : option;
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

import type { SelectHTMLAttributes } from 'react';
import { joinClassNames } from './classNames.ts';
import styles from './control.module.css';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

type Option = { value: string; label: string; disabled?: boolean };
/** Choices under a heading of their own. */
type Group = { group: string; options: readonly (string | Option)[] };
type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'required' | 'multiple' | 'children' | 'onChange'> & {
    options: readonly (string | Option | Group)[];
    onPick?: (value: string) => void;
  };

/** The platform's own list of choices with its label, hint and error. All attributes of `<select>` pass through. */
export function Select({ options, onPick, ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ids) => (
        <div className={styles.selectWrapper}>
          <select
            {...control}
            {...ids}
            className={joinClassNames(styles.control, styles.select)}
            onChange={(event) => onPick?.(event.target.value)}
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

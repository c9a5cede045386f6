import type { ComponentProps } from 'react';
import type { FormView } from '../../machines/form/connectForm.ts';
import type { FormField as FieldDescription } from '../domain/form.ts';
import type { FieldProps } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextInput } from '../ui/TextInput.tsx';

type ControlProps = Omit<FieldProps, 'label' | 'hint'> &
  Pick<ComponentProps<typeof TextInput>, 'name' | 'autoComplete' | 'readOnly' | 'onText' | 'action'> & {
    field: FieldDescription;
    id: string;
    value: string;
  };

/** A field as its description says: a list of options, several lines or one. A list has an empty option where nothing is chosen. */
export function FieldControl({ field, readOnly, onText, action, ...props }: ControlProps) {
  const { label, hint, isOptional, control, options, placeholder, inputMode, autoCapitalize } = field;
  const fieldProps = {
    label,
    hint: [isOptional ? 'Optional.' : '', hint].filter(Boolean).join(' ') || undefined,
    required: !isOptional,
    autoComplete: field.autoComplete,
    ...props,
  };
  if (options)
    return (
      <Select
        {...fieldProps}
        disabled={readOnly}
        options={props.value === '' ? [{ value: '', label: 'Please choose' }, ...options] : options}
        onPick={onText}
      />
    );
  // For text from right to left.
  const textProps = { readOnly, dir: 'auto', onText };
  if (control === 'text') return <TextArea {...fieldProps} {...textProps} rows={6} />;
  return (
    <TextInput
      {...fieldProps}
      {...textProps}
      placeholder={placeholder}
      inputMode={inputMode}
      autoCapitalize={autoCapitalize}
      spellCheck={inputMode === undefined && autoCapitalize === undefined}
      tabular={inputMode === 'tel' || inputMode === 'numeric'}
      action={action}
    />
  );
}

/** One field of a form with its hint and error; a picture field has a component of its own. */
export function FormField({ form, name }: { form: FormView; name: string }) {
  const field = form.fields[name];
  if (!field || field.control === 'picture') return null;
  return (
    <FieldControl
      field={field}
      id={form.getFieldId(name)}
      name={name}
      error={form.getFault(name) ?? undefined}
      value={form.values[name] ?? ''}
      readOnly={form.isSending}
      onText={(text) => form.type(name, text)}
    />
  );
}

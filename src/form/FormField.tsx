import type { FormView } from '../../machines/form/connectForm.ts';
import type { FormField as FieldDescription } from '../domain/form.ts';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/** What any control shows of its field. */
export const getFieldProps = ({ label, hint, isOptional, autoComplete }: FieldDescription) => ({
  label,
  hint: [isOptional ? 'Optional.' : '', hint].filter(Boolean).join(' ') || undefined,
  required: !isOptional,
  autoComplete,
});

/** How one line of a field is typed. */
export const getTypingProps = ({ placeholder, inputMode, autoCapitalize }: FieldDescription) => ({
  placeholder,
  inputMode,
  autoCapitalize,
  spellCheck: inputMode === undefined && autoCapitalize === undefined,
  tabular: inputMode === 'tel' || inputMode === 'numeric',
});

/** One field of a form with its hint and error; a picture field has a component of its own. */
export function FormField({ form, name }: { form: FormView; name: string }) {
  const field = form.fields[name];
  if (!field || field.control === 'picture') return null;
  const fieldProps = {
    ...getFieldProps(field),
    id: form.getFieldId(name),
    name,
    error: form.getFault(name) ?? undefined,
    value: form.values[name] ?? '',
  };
  const handleText = (text: string) => form.type(name, text);
  if (field.options)
    return (
      <Select
        {...fieldProps}
        disabled={form.isSending}
        options={[{ value: '', label: 'Please choose' }, ...field.options]}
        onPick={handleText}
      />
    );
  // For text from right to left.
  const textProps = { readOnly: form.isSending, dir: 'auto', onText: handleText };
  if (field.control === 'text') return <TextArea {...fieldProps} {...textProps} rows={6} />;
  return <TextInput {...fieldProps} {...textProps} {...getTypingProps(field)} />;
}

import type { FormView } from '../../machines/form/connectForm.ts';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/** One field of a form with its hint and error; a picture field has a component of its own. */
export function FormField({ form, name }: { form: FormView; name: string }) {
  const field = form.fields[name];
  if (!field || field.control === 'picture') return null;
  const { label, hint, isOptional, options, autoComplete, inputMode, autoCapitalize } = field;
  const fieldProps = {
    id: form.getFieldId(name),
    name,
    label,
    hint: [isOptional ? 'Optional.' : '', hint].filter(Boolean).join(' ') || undefined,
    required: !isOptional,
    error: form.getFault(name) ?? undefined,
    value: form.values[name] ?? '',
    autoComplete,
  };
  const handleText = (text: string) => form.type(name, text);
  if (options)
    return (
      <Select
        {...fieldProps}
        disabled={form.isSending}
        options={[
          { value: '', label: 'Please choose' },
          ...options.map((choice) => ({ value: choice, label: choice })),
        ]}
        onPick={handleText}
      />
    );
  // For text from right to left.
  const textProps = { readOnly: form.isSending, autoCapitalize, dir: 'auto', onText: handleText };
  if (field.control === 'text') return <TextArea {...fieldProps} {...textProps} rows={6} />;
  return (
    <TextInput
      {...fieldProps}
      {...textProps}
      inputMode={inputMode}
      spellCheck={inputMode === undefined && autoCapitalize === undefined}
      tabular={inputMode === 'tel' || inputMode === 'numeric'}
    />
  );
}

import type { FormView } from '../../machines/form/connectForm.ts';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/** One field of a form with what is said of it; a picture is shown by a part of its own. */
export function FormField({ form, name }: { form: FormView; name: string }) {
  const field = form.fields[name];
  if (!field || field.as === 'picture') return null;
  const { label, hint, isOptional, choices, autoComplete, inputMode, autoCapitalize } = field;
  const frame = {
    id: form.idOf(name),
    name,
    label,
    hint: [isOptional ? 'Optional.' : '', hint].filter(Boolean).join(' ') || undefined,
    required: !isOptional,
    error: form.faultOf(name) ?? undefined,
    value: form.values[name] ?? '',
    autoComplete,
  };
  const type = (text: string) => form.type(name, text);
  if (choices)
    return (
      <Select
        {...frame}
        disabled={form.isSending}
        options={[
          { value: '', label: 'Please choose' },
          ...choices.map((choice) => ({ value: choice, label: choice })),
        ]}
        onPick={type}
      />
    );
  // Somebody may write from right to left.
  const typing = { readOnly: form.isSending, autoCapitalize, dir: 'auto', onText: type };
  if (field.as === 'text') return <TextArea {...frame} {...typing} rows={6} />;
  return (
    <TextInput
      {...frame}
      {...typing}
      inputMode={inputMode}
      spellCheck={inputMode === undefined && autoCapitalize === undefined}
      tabular={inputMode === 'tel' || inputMode === 'numeric'}
    />
  );
}

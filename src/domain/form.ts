/** What is wrong with what stands in a field; `refused` is the backend's word. */
export type FieldProblem =
  | 'missing'
  | 'noPicture'
  | 'long'
  | 'mail'
  | 'phone'
  | 'gst'
  | 'website'
  | 'pincode'
  | 'refused';

/** One field of a form, described once: the view draws it, the check goes by it, the call sends it. */
export type FormField = {
  label: string;
  hint?: string;
  /** An example of what is typed, while the field is empty. */
  placeholder?: string;
  isOptional?: boolean;
  /** How it is requested: on one line unless stated. A picture is requested by a chart of its own. */
  control?: 'text' | 'picture';
  options?: readonly string[];
  /** Has it a line of its own, where others stand two beside each other? */
  isWide?: boolean;
  /** As autofill knows it. */
  autoComplete?: string;
  inputMode?: 'email' | 'tel' | 'numeric' | 'url';
  autoCapitalize?: 'words' | 'characters' | 'none';
  /** Characters at most. */
  maxLength: number;
  rule?: { isValid: (text: string) => boolean; problem: FieldProblem };
  /** What it keeps of what is typed. */
  sanitize?: (text: string) => string;
  /** The text as it is sent; without spaces around it unless stated. */
  normalize?: (text: string) => string;
};

/** A form's fields in their order. */
export type FormFields = Readonly<Record<string, FormField>>;
/** The same of a form that has some of these names. */
export type FieldsOf<Name extends string> = Readonly<Partial<Record<Name, FormField>>>;
/** What stands in each field. */
export type FormValues = Readonly<Record<string, string>>;
export type FormProblems<Name extends string = string> = Readonly<Partial<Record<Name, FieldProblem>>>;

// Marks that nobody sees, and that an address book copies along, fill no field.
const isEmpty = (text: string) => !/[^\s\p{Cf}]/u.test(text);

/** A form that nobody has typed into. */
export const createEmptyForm = <Name extends string>(fields: Readonly<Record<Name, FormField>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<Name, string>;

/** What a form keeps of texts by field; what is no field of it is left out. */
export const pickFormValues = (fields: FormFields, texts: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { sanitize = (text: string) => text }]) => [name, sanitize(texts[name] ?? '')]),
  );

/** Has nobody typed into it? */
export const isBlank = (values: FormValues): boolean => Object.values(values).every((text) => text === '');

const normalizeText = ({ normalize }: FormField, text: string) =>
  isEmpty(text) ? '' : (normalize?.(text) ?? text.trim());

function findProblem(field: FormField, text: string): FieldProblem | null {
  const sent = normalizeText(field, text);
  if (isEmpty(text)) return field.isOptional ? null : field.control === 'picture' ? 'noPicture' : 'missing';
  // before the rule, which need not read a megabyte
  if (sent.length > field.maxLength) return 'long';
  if (field.options && !field.options.includes(sent)) return 'missing';
  return field.rule && !field.rule.isValid(sent) ? field.rule.problem : null;
}

/** Why a form is not sent, by field in its order; {} where nothing is wrong. (PART-04, DSGN-10, CONT-04) */
export const validateForm = <Name extends string>(
  fields: FieldsOf<Name>,
  values: Readonly<Partial<Record<Name, string>>>,
): FormProblems<Name> =>
  Object.fromEntries(
    (Object.entries(fields) as [Name, FormField][]).flatMap(([name, field]) => {
      const problem = findProblem(field, values[name] ?? '');
      return problem ? [[name, problem]] : [];
    }),
  ) as FormProblems<Name>;

/** A form as it is sent, each field tidied; '' for what was left empty. */
export const normalizeForm = <Name extends string>(
  fields: FieldsOf<Name>,
  values: Readonly<Partial<Record<Name, string>>>,
) =>
  Object.fromEntries(
    (Object.entries(fields) as [Name, FormField][]).map(([name, field]) => [
      name,
      normalizeText(field, values[name] ?? ''),
    ]),
  ) as Record<Name, string>;

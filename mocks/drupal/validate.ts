import { type Entity, type Json, type JsonObject, toNumber, toObject, toReferences, toScalarText } from './entity.ts';
import { createUnexpectedError, type ErrorObject, Refusal } from './errors.ts';
import { type Field, isAmount, isFieldValue } from './fields.ts';
import { TEXT_FORMATS } from './formatText.ts';
import type { ResourceType } from './resourceType.ts';

const ADDRESS_PARTS: [part: string, label: string][] = [
  ['administrative_area', 'State'],
  ['locality', 'City'],
  ['postal_code', 'Pin code'],
  ['address_line1', 'Street address'],
  ['given_name', 'First name'],
  ['family_name', 'Last name'],
];

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Throws 403 for a field that the caller may not set. */
export function refuseGuarded(posted: JsonObject, resource: ResourceType, method: string): void {
  for (const name of Object.keys(posted)) {
    const isInternalId = name === resource.serial;
    const guarded = isInternalId ? 'The entity ID cannot be changed.' : resource.attributes[name]?.guardReason;
    if (guarded === undefined) continue;
    const reason = guarded === '' ? '' : ` ${guarded}`;
    throw new Refusal(403, {
      detail: `The current user is not allowed to ${method} the selected field (${name}).${reason}`,
      pointer: `/data/attributes/${name}`,
    });
  }
}

/** Throws 422 with an error for each field that is missing or holds what its kind does not allow. */
export function validate(entity: Entity, resource: ResourceType): void {
  const errors = [
    ...Object.entries(resource.attributes).flatMap(([name, field]) => findErrors(name, field, entity.attributes[name])),
    ...Object.entries(resource.relationships)
      .filter(([name, relation]) => relation.required && toReferences(entity.relationships[name]).length === 0)
      .map(([name]) => createMissingError(name)),
  ];
  if (errors.length > 0) throw new Refusal(422, errors);
}

const WRONG_TYPE = 'This value should be of the correct primitive type.';

const createMissingError = (name: string): ErrorObject => ({
  detail: `${name}: This value should not be null.`,
  pointer: `/data/attributes/${name}`,
});

const createError = (name: string, property: string, text: string): ErrorObject => ({
  detail: `${name}.0.${property}: ${text}`,
  pointer: `/data/attributes/${name}/${property}`,
});

function findErrors(name: string, field: Field, value: Json | undefined): ErrorObject[] {
  const isEmpty = value === undefined || value === null || value === '';
  if (isEmpty) return field.required ? [createMissingError(name)] : [];
  if (field.isMultiple) return findListErrors(name, field, value);
  if (field.kind === 'price') return findPriceErrors(name, value);
  if (field.kind === 'address') return findAddressErrors(name, toObject(value));
  if (field.kind === 'formatted') return findTextErrors(name, value);
  if (field.kind === 'text') return findPlainTextErrors(name, field, value);
  if (field.kind === 'integer' || field.kind === 'decimal') return findNumberErrors(name, field, value);
  return isFieldValue(field, value) ? [] : [createError(name, 'value', WRONG_TYPE)];
}

// a list of plain values; its other kinds come from the backend itself
function findListErrors(name: string, field: Field, value: Json): ErrorObject[] {
  if (!Array.isArray(value)) return [createError(name, 'value', WRONG_TYPE)];
  const { isMultiple: _, ...single } = field;
  return value.flatMap((item) => findErrors(name, single, item));
}

function findPlainTextErrors(name: string, field: Field, value: Json): ErrorObject[] {
  if (typeof value !== 'string') return [createError(name, 'value', WRONG_TYPE)];
  if (field.isEmail && !EMAIL_PATTERN.test(value))
    return [createError(name, 'value', 'This value is not a valid email address.')];
  const maxLength = field.maxLength ?? 255;
  const label = field.label ?? name[0]?.toUpperCase() + name.slice(1);
  return value.length > maxLength
    ? [createError(name, 'value', `${label}: may not be longer than ${maxLength} characters.`)]
    : [];
}

function findTextErrors(name: string, value: Json): ErrorObject[] {
  const { value: text, format } = toObject(value);
  if (typeof text !== 'string') return [createError(name, 'value', WRONG_TYPE)];
  const isKnownFormat = format === null || TEXT_FORMATS.includes(toScalarText(format));
  return isKnownFormat ? [] : [createError(name, 'format', 'The value you selected is not a valid choice.')];
}

function findNumberErrors(name: string, field: Field, value: Json): ErrorObject[] {
  const number = toNumber(value);
  const isNumber = field.kind === 'integer' ? Number.isInteger(number) : Number.isFinite(number);
  if (!isNumber) return [createError(name, 'value', WRONG_TYPE)];
  if (field.min === undefined || number >= field.min) return [];
  return [createError(name, 'value', `${field.label}: the value may be no less than ${field.min}.`)];
}

function findPriceErrors(name: string, value: Json): ErrorObject[] {
  // Commerce reads a property of whatever was sent
  if (typeof value !== 'object' || Array.isArray(value)) throw createUnexpectedError();
  const { number, currency_code } = toObject(value);
  if (!isAmount(number)) return [createError(name, 'number', 'This value is not valid.')];
  return currency_code === 'INR'
    ? []
    : [createError(name, 'currency_code', `The currency "${toScalarText(currency_code)}" is not valid.`)];
}

function findAddressErrors(name: string, address: JsonObject): ErrorObject[] {
  const missingParts = ADDRESS_PARTS.filter(([part]) => typeof address[part] !== 'string' || address[part] === '');
  if (missingParts.length > 0)
    return missingParts.map(([part, label]) => createError(name, part, `${label} field is required.`));
  const invalidParts = Object.entries(address).filter(([part, text]) => !isShortText(text) && part !== 'langcode');
  if (invalidParts.length > 0) return invalidParts.map(([part]) => createError(name, part, WRONG_TYPE));
  const code = address.postal_code as string;
  return /^[1-9]\d{5}$/.test(code)
    ? []
    : [createError(name, 'postal_code', 'Pin code field is not in the right format.')];
}

const isShortText = (value: Json | undefined) => value === null || (typeof value === 'string' && value.length <= 255);

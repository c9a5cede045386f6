import { type Entity, type Json, type JsonObject, toNumber, toObject, toReferences, toScalarText } from './entity.ts';
import { createUnexpectedError, type Fault, forbidden, unprocessable } from './errors.ts';
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
    throw forbidden(
      `The current user is not allowed to ${method} the selected field (${name}).${reason}`,
      `/data/attributes/${name}`,
    );
  }
}

/** Throws 422 with a fault for each field that is missing or holds what its kind does not allow. */
export function validate(entity: Entity, resource: ResourceType): void {
  const faults = [
    ...Object.entries(resource.attributes).flatMap(([name, field]) => findFaults(name, field, entity.attributes[name])),
    ...Object.entries(resource.relationships)
      .filter(([name, relation]) => relation.required && toReferences(entity.relationships[name]).length === 0)
      .map(([name]) => createMissingFault(name)),
  ];
  if (faults.length > 0) throw unprocessable(faults);
}

const WRONG_TYPE = 'This value should be of the correct primitive type.';

const createMissingFault = (name: string): Fault => ({
  detail: `${name}: This value should not be null.`,
  pointer: `/data/attributes/${name}`,
});

const createFault = (name: string, property: string, text: string): Fault => ({
  detail: `${name}.0.${property}: ${text}`,
  pointer: `/data/attributes/${name}/${property}`,
});

function findFaults(name: string, field: Field, value: Json | undefined): Fault[] {
  const isEmpty = value === undefined || value === null || value === '';
  if (isEmpty) return field.required ? [createMissingFault(name)] : [];
  if (field.isMultiple) return findListFaults(name, field, value);
  if (field.kind === 'price') return findPriceFaults(name, value);
  if (field.kind === 'address') return findAddressFaults(name, toObject(value));
  if (field.kind === 'formatted') return findTextFaults(name, value);
  if (field.kind === 'text') return findPlainTextFaults(name, field, value);
  if (field.kind === 'integer' || field.kind === 'decimal') return findNumberFaults(name, field, value);
  return isFieldValue(field, value) ? [] : [createFault(name, 'value', WRONG_TYPE)];
}

// a list of plain values; its other kinds come from the backend itself
function findListFaults(name: string, field: Field, value: Json): Fault[] {
  if (!Array.isArray(value)) return [createFault(name, 'value', WRONG_TYPE)];
  const { isMultiple: _, ...single } = field;
  return value.flatMap((item) => findFaults(name, single, item));
}

function findPlainTextFaults(name: string, field: Field, value: Json): Fault[] {
  if (typeof value !== 'string') return [createFault(name, 'value', WRONG_TYPE)];
  if (field.isEmail && !EMAIL_PATTERN.test(value))
    return [createFault(name, 'value', 'This value is not a valid email address.')];
  const maxLength = field.maxLength ?? 255;
  const label = field.label ?? name[0]?.toUpperCase() + name.slice(1);
  return value.length > maxLength
    ? [createFault(name, 'value', `${label}: may not be longer than ${maxLength} characters.`)]
    : [];
}

function findTextFaults(name: string, value: Json): Fault[] {
  const { value: text, format } = toObject(value);
  if (typeof text !== 'string') return [createFault(name, 'value', WRONG_TYPE)];
  const isKnownFormat = format === null || TEXT_FORMATS.includes(toScalarText(format));
  return isKnownFormat ? [] : [createFault(name, 'format', 'The value you selected is not a valid choice.')];
}

function findNumberFaults(name: string, field: Field, value: Json): Fault[] {
  const number = toNumber(value);
  const isNumber = field.kind === 'integer' ? Number.isInteger(number) : Number.isFinite(number);
  if (!isNumber) return [createFault(name, 'value', WRONG_TYPE)];
  if (field.min === undefined || number >= field.min) return [];
  return [createFault(name, 'value', `${field.label}: the value may be no less than ${field.min}.`)];
}

function findPriceFaults(name: string, value: Json): Fault[] {
  // Commerce reads a property of whatever was sent
  if (typeof value !== 'object' || Array.isArray(value)) throw createUnexpectedError();
  const { number, currency_code } = toObject(value);
  if (!isAmount(number)) return [createFault(name, 'number', 'This value is not valid.')];
  return currency_code === 'INR'
    ? []
    : [createFault(name, 'currency_code', `The currency "${toScalarText(currency_code)}" is not valid.`)];
}

function findAddressFaults(name: string, address: JsonObject): Fault[] {
  const missingParts = ADDRESS_PARTS.filter(([part]) => typeof address[part] !== 'string' || address[part] === '');
  if (missingParts.length > 0)
    return missingParts.map(([part, label]) => createFault(name, part, `${label} field is required.`));
  const invalidParts = Object.entries(address).filter(([part, text]) => !isShortText(text) && part !== 'langcode');
  if (invalidParts.length > 0) return invalidParts.map(([part]) => createFault(name, part, WRONG_TYPE));
  const code = address.postal_code as string;
  return /^[1-9]\d{5}$/.test(code)
    ? []
    : [createFault(name, 'postal_code', 'Pin code field is not in the right format.')];
}

const isShortText = (value: Json | undefined) => value === null || (typeof value === 'string' && value.length <= 255);

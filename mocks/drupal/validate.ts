import { type Entity, type Json, type JsonObject, toNumber, toObject, toReferences, toScalarText } from './entity.ts';
import { type Fault, forbidden, unexpected, unprocessable } from './errors.ts';
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

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Throws 403 for a field that the caller may not set. */
export function refuseGuarded(posted: JsonObject, resource: ResourceType, method: string): void {
  for (const name of Object.keys(posted)) {
    const isInternalId = name === resource.serial;
    const guarded = isInternalId ? 'The entity ID cannot be changed.' : resource.attributes[name]?.guarded;
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
    ...Object.entries(resource.attributes).flatMap(([name, field]) => getFaults(name, field, entity.attributes[name])),
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

const wrong = (name: string, property: string, text: string): Fault => ({
  detail: `${name}.0.${property}: ${text}`,
  pointer: `/data/attributes/${name}/${property}`,
});

function getFaults(name: string, field: Field, value: Json | undefined): Fault[] {
  const empty = value === undefined || value === null || value === '';
  if (empty) return field.required ? [createMissingFault(name)] : [];
  if (field.many) return listFaults(name, field, value);
  if (field.kind === 'price') return priceFaults(name, value);
  if (field.kind === 'address') return addressFaults(name, toObject(value));
  if (field.kind === 'formatted') return findTextFaults(name, value);
  if (field.kind === 'text') return textFaults(name, field, value);
  if (field.kind === 'integer' || field.kind === 'decimal') return numberFaults(name, field, value);
  return isFieldValue(field, value) ? [] : [wrong(name, 'value', WRONG_TYPE)];
}

// a list of plain values; its other kinds come from the backend itself
function listFaults(name: string, field: Field, value: Json): Fault[] {
  if (!Array.isArray(value)) return [wrong(name, 'value', WRONG_TYPE)];
  const { many: _, ...single } = field;
  return value.flatMap((each) => getFaults(name, single, each));
}

function textFaults(name: string, field: Field, value: Json): Fault[] {
  if (typeof value !== 'string') return [wrong(name, 'value', WRONG_TYPE)];
  if (field.mail && !MAIL.test(value)) return [wrong(name, 'value', 'This value is not a valid email address.')];
  const most = field.max ?? 255;
  const label = field.label ?? name[0]?.toUpperCase() + name.slice(1);
  return value.length > most ? [wrong(name, 'value', `${label}: may not be longer than ${most} characters.`)] : [];
}

function findTextFaults(name: string, value: Json): Fault[] {
  const { value: text, format } = toObject(value);
  if (typeof text !== 'string') return [wrong(name, 'value', WRONG_TYPE)];
  const known = format === null || TEXT_FORMATS.includes(toScalarText(format));
  return known ? [] : [wrong(name, 'format', 'The value you selected is not a valid choice.')];
}

function numberFaults(name: string, field: Field, value: Json): Fault[] {
  const number = toNumber(value);
  const isNumber = field.kind === 'integer' ? Number.isInteger(number) : Number.isFinite(number);
  if (!isNumber) return [wrong(name, 'value', WRONG_TYPE)];
  if (field.least === undefined || number >= field.least) return [];
  return [wrong(name, 'value', `${field.label}: the value may be no less than ${field.least}.`)];
}

function priceFaults(name: string, value: Json): Fault[] {
  // Commerce reads a property of whatever was sent
  if (typeof value !== 'object' || Array.isArray(value)) throw unexpected();
  const { number, currency_code } = toObject(value);
  if (!isAmount(number)) return [wrong(name, 'number', 'This value is not valid.')];
  return currency_code === 'INR'
    ? []
    : [wrong(name, 'currency_code', `The currency "${toScalarText(currency_code)}" is not valid.`)];
}

function addressFaults(name: string, address: JsonObject): Fault[] {
  const absent = ADDRESS_PARTS.filter(([part]) => typeof address[part] !== 'string' || address[part] === '');
  if (absent.length > 0) return absent.map(([part, label]) => wrong(name, part, `${label} field is required.`));
  const others = Object.entries(address).filter(([part, text]) => !isShortText(text) && part !== 'langcode');
  if (others.length > 0) return others.map(([part]) => wrong(name, part, WRONG_TYPE));
  const code = address.postal_code as string;
  return /^[1-9]\d{5}$/.test(code) ? [] : [wrong(name, 'postal_code', 'Pin code field is not in the right format.')];
}

const isShortText = (value: Json | undefined) => value === null || (typeof value === 'string' && value.length <= 255);

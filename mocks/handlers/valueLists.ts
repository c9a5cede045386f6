import { type HttpResponseResolver, http, type RequestHandler } from 'msw';
import { requireMediaType } from '../drupal/body.ts';
import { type Entity, type Json, type JsonObject, toObject, toScalarText } from '../drupal/entity.ts';
import { createUnexpectedError, Refusal } from '../drupal/errors.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import type { ResourceType } from '../drupal/resourceType.ts';
import { valueListForms } from '../drupal/schema/forms.ts';
import { randomUuid, stableUuid } from '../drupal/uuid.ts';
import { validate } from '../drupal/validate.ts';
import type { Backend } from './backend.ts';
import { sendToShop } from './contactLetters.ts';
import { createJsonResponse, createResolver } from './respond.ts';
import { getCaller } from './tokens.ts';

/** The partner application and the contact dialog, each field a list of value objects (API-96, API-97). */
export const valueListHandlers = (backend: Backend): RequestHandler[] => [
  // Drupal's own path, which the specification's host has moved
  http.post(
    '*/entity/contact_message',
    acceptValues(backend, ({ url }) => {
      if (backend.settings().profile === 'spec')
        throw new Refusal(404, `No route found for "POST ${url.split('?')[0]}"`);
    }),
  ),
  http.post('*/contact_message', acceptValues(backend)),
];

const acceptValues = (backend: Backend, check: (request: Request) => void = () => undefined): HttpResponseResolver =>
  createResolver(backend, async ({ request }) => {
    check(request);
    getCaller(backend, request);
    requireMediaType(request, 'application/json');
    const posted = await readPostedJson(request);
    const form = toScalarText(getTarget(posted.contact_form));
    const resource = Object.hasOwn(valueListForms, form) ? valueListForms[form] : undefined;
    if (!resource) throw new Refusal(422, `"${form}" is not a valid bundle type for denormalization.`);
    // Drupal's REST stumbles over a field that it does not know
    if (Object.keys(posted).some((name) => !isKnown(name, resource))) throw createUnexpectedError();
    const message = getMessage(posted, form, resource);
    refuseInvalid(message, resource);
    sendToShop(backend.store, form, message.attributes);
    return createJsonResponse(toValueLists(message, form, resource), 201);
  });

const getFirst = (value: Json | undefined): JsonObject => toObject(Array.isArray(value) ? value[0] : value);
const getTarget = (value: Json | undefined): Json => getFirst(value).target_id ?? '';

const isKnown = (name: string, { attributes }: ResourceType) =>
  name === 'contact_form' || name === 'recipient' || Object.hasOwn(attributes, name);

function getMessage(posted: JsonObject, form: string, { attributes }: ResourceType): Entity {
  const values = Object.entries(attributes).map(([name, { kind, default: initial = null }]): [string, Json] => {
    const value = getFirst(posted[name]).value ?? initial;
    // a number in a text is taken as it is written
    return [name, kind === 'text' && typeof value === 'number' ? String(value) : value];
  });
  return {
    type: `contact_message--${form}`,
    id: randomUuid(),
    serial: 0,
    revision: 0,
    attributes: Object.fromEntries(values),
    relationships: {},
  };
}

function refuseInvalid(message: Entity, resource: ResourceType): void {
  try {
    validate(message, resource);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422) throw error;
    const lines = error.errors.map(({ detail }) => detail).join('\n');
    throw new Refusal(422, `Unprocessable Entity: validation failed.\n${lines}\n`);
  }
}

function toValueLists({ id, attributes }: Entity, form: string, resource: ResourceType): JsonObject {
  const values = (isCustomField: boolean) =>
    Object.keys(resource.attributes)
      .filter((name) => name.startsWith('field_') === isCustomField)
      .map((name): [string, Json] => [name, attributes[name] === null ? [] : [{ value: attributes[name] as Json }]]);
  return {
    uuid: [{ value: id }],
    langcode: [{ value: 'en' }],
    contact_form: [
      {
        target_id: form,
        target_type: 'contact_form',
        target_uuid: stableUuid(`contact_form:${form}`),
        url: `/contact/${form}`,
      },
    ],
    ...Object.fromEntries(values(false).filter(([name]) => name !== 'langcode')),
    recipient: [],
    ...Object.fromEntries(values(true)),
  };
}

import type { EndpointDoc, ExampleRequest } from './endpointDoc.ts';

const UPLOAD = '/jsonapi/media/image/field_media_image';
const STORED_NOTE =
  'A `file--file`, not published yet, without a Location. `data.id` is what an order item, a form’s paragraph or a media entity refers to; `data.attributes.uri.url` is where the picture is, from the root of the host; signed, and good for 30 days: without the signature it is 403. Reading the file by its id gives a new one. A name that is there already gets a number: `photo_0.png`.';
const BODY = { '(the file)': 'Its bytes: PNG, GIF, JPEG or WebP, 32 MB at most.' };
const HEADERS_NOTE =
  'Headers: `Content-Type: application/octet-stream`; `Content-Disposition: file; filename="photo.png"`, of which folders are left out; `X-CSRF-Token`, which `drupal10` wants only from a session by cookie.';
const ERRORS = {
  400: 'No file name in `Content-Disposition`.',
  401: 'In `drupal10`: the bearer has expired, was revoked or is unknown.',
  403: '`X-CSRF-Token request header is missing` or `… is invalid`.',
  415: 'The body is not announced as `application/octet-stream`.',
  422: '`Unprocessable Entity: file validation failed.` and a line for each fault: another extension, more than 32 MB, no picture by its first bytes (also 0 bytes), a name of more than 240 characters. In `drupal10` nobody looks into the file.',
};
const token: ExampleRequest = { method: 'GET', path: '/rest/session/token' };
const upload = (filename: string): ExampleRequest => ({
  method: 'POST',
  path: UPLOAD,
  headers: {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `file; filename="${filename}"`,
    'X-CSRF-Token': '{text}',
  },
  // the beginning of a picture stands for a whole one
  body: 'GIF89a',
});

/** Pictures that shoppers send, and files as they are read (API-20 to API-22, API-98). */
export const uploadEndpoints: readonly EndpointDoc[] = [
  {
    name: 'upload.picture',
    rows: ['API-20'],
    method: 'POST',
    path: UPLOAD,
    does: `Keeps a picture: the original, the cropped one, a gift’s. ${HEADERS_NOTE}`,
    who: 'Anybody. With a bearer the file is the user’s.',
    body: BODY,
    answers: { status: 201, holds: STORED_NOTE },
    errors: ERRORS,
    example: { ...upload('photo.gif'), before: [token] },
  },
  {
    name: 'upload.design',
    rows: ['API-21', 'API-98'],
    method: 'POST',
    path: UPLOAD,
    does: `Keeps a photo of a design form, as any other picture. The credential that the specification’s forms carry in fixed headers is added by the reverse proxy, to this and to every other call of theirs; the browser holds none. ${HEADERS_NOTE} With the proxy’s credential no token is wanted.`,
    who: 'Anybody.',
    body: BODY,
    answers: { status: 201, holds: STORED_NOTE },
    errors: ERRORS,
    example: { ...upload('living room.gif'), before: [token] },
  },
  {
    name: 'file.get',
    rows: ['API-22'],
    method: 'GET',
    path: '/jsonapi/file/file/:id',
    does: 'Tells where a file is, such as a cropped picture.',
    who: 'Anybody who knows the id.',
    answers: {
      status: 200,
      holds:
        '`uri.url`, the address from the root of the host; `image_style_uri`, the addresses of its renditions in full; `filename`, `filemime`, `filesize` and `status`.',
    },
    errors: {
      401: 'In `drupal10`: the bearer has expired, was revoked or is unknown.',
      404: 'No file has this uuid, or it is no uuid.',
    },
    example: {
      method: 'GET',
      path: '/jsonapi/file/file/{data.id}',
      before: [token, upload('photo.gif')],
    },
  },
  {
    name: 'media.create',
    unused: 'an order refers to the file itself',
    rows: ['API-20'],
    method: 'POST',
    path: '/jsonapi/media/image',
    does: 'Makes an uploaded file a picture with an alternative text, which stays and is published. Order items and forms refer to the file itself and need none.',
    who: 'Anybody.',
    body: {
      'data.attributes.name': 'A name.',
      'data.relationships.field_media_image': 'The file; `meta.alt` is the alternative text.',
    },
    answers: {
      status: 201,
      holds: 'The `media--image`. The pointer to the file knows its width and height in pixels.',
    },
    errors: {
      401: 'In `drupal10`: the bearer has expired, was revoked or is unknown.',
      404: 'No file has this uuid.',
      415: 'The body is not announced as `application/vnd.api+json`.',
      422: 'No file is named, or a field does not exist.',
    },
    example: {
      method: 'POST',
      path: '/jsonapi/media/image',
      body: {
        data: {
          type: 'media--image',
          attributes: { name: 'Living room' },
          relationships: {
            field_media_image: { data: { type: 'file--file', id: '{data.id}', meta: { alt: 'A living room' } } },
          },
        },
      },
      before: [token, upload('living room.gif')],
    },
  },
];

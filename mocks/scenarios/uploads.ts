import { down, downFor, failWith, inSequence, passThrough, type Scenarios, scenario } from './overrides.ts';

const FILE = '*/jsonapi/file/file/:id';
const UPLOADS = '*/jsonapi/media/image/field_media_image';
const TOKEN = '*/rest/session/token';

export const uploadScenarios = {
  'file.found': passThrough,
  'file.missing': scenario('no file is found', failWith('get', FILE, 404, 'The "entity" parameter was not converted.')),
  'file.down': scenario('files cannot be read', down('get', FILE)),
  'upload.stored': passThrough,
  'upload.down': scenario('no picture is taken', down('post', UPLOADS)),
  'upload.downOnceThenKept': scenario('the first picture is taken at the second try', downFor(1, 'post', UPLOADS)),
  'upload.croppedDownOnce': scenario(
    'the second picture is taken at the second try only',
    inSequence('post', UPLOADS, passThrough, down('post', UPLOADS), passThrough),
  ),
  'upload.refused': scenario(
    'pictures are refused',
    failWith('post', UPLOADS, 422, 'Unprocessable Entity: file validation failed.\nThe image file is invalid.'),
  ),
  'upload.noToken': scenario('uploads get no token', down('get', TOKEN)),
} satisfies Scenarios;

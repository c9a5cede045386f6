import { down, failing, honest, type Scenarios, scenario } from './departures.ts';

const FILE = '*/jsonapi/file/file/:id';

export const fileScenarios = {
  'file.found': honest,
  'file.missing': scenario('no file is found', failing('get', FILE, 404, 'The "entity" parameter was not converted.')),
  'file.down': scenario('files cannot be read', down('get', FILE)),
} satisfies Scenarios;

import requirements from '../../../docs/requirements.tsv?raw';
import { allMessages } from './allMessages.ts';
import { createCallFinder } from './callFinder.ts';
import type { ChartTexts } from './chartData.ts';
import { parseRequirements } from './requirements.ts';

const files = import.meta.glob<string>(['../../ports/**/*.ts', '../../api/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** By their paths from the project's root. */
const sources = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace('../../', 'src/'), text]));

/** The texts that charts name, and the calls that their ports make. */
export const chartTexts: ChartTexts = {
  requirements: parseRequirements(requirements),
  messages: allMessages,
  findCalls: createCallFinder(sources),
};

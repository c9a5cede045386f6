import { searchSamples as samples } from '../../machines/search/search.samples.ts';
import { search as flow, Search } from '../../src/flows/search/Search.tsx';
import { searchGestures as gestures } from '../../src/flows/search/search.gestures.ts';
import { searchPorts as ports } from '../../src/ports/search.ts';
import { stage } from '../support/walk/stage.ts';

export const searchStage = stage({ flow, ports, samples, gestures, view: <Search place="header" /> });

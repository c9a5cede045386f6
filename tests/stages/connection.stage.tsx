import { connectionSamples as samples } from '../../machines/connection/connection.samples.ts';
import { Connection, connection as flow } from '../../src/flows/connection/Connection.tsx';
import { connectionGestures as gestures } from '../../src/flows/connection/connection.gestures.ts';
import { stage } from '../support/walk/stage.ts';

/** The network, as the chart's port meets it. */
let isThere = true;
const ports = {
  reach: () => (isThere ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))),
};
const network = (is: boolean) => () => {
  isThere = is;
};

export const connectionStage = stage({
  flow,
  ports,
  local: ['reach'],
  samples,
  gestures,
  answers: { 'store.answers': network(true), 'store.silent': network(false) },
  prepare: network(true),
  view: <Connection />,
});

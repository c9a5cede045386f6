import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { home, office, parents } from '../../machines/savedAddresses/sampleAddresses.ts';
import { savedAddressesSamples as samples } from '../../machines/savedAddresses/savedAddresses.samples.ts';
import { expireAccessTokens } from '../../mocks/handlers/tokens.ts';
import { type ScenarioName, scenarios } from '../../mocks/scenarios/registry.ts';
import type { SavedAddress } from '../../src/domain/savedAddress.ts';
import { SavedAddresses } from '../../src/flows/savedAddresses/SavedAddresses.tsx';
import { savedAddressesGestures as gestures } from '../../src/flows/savedAddresses/savedAddresses.gestures.ts';
import { savedAddresses as flow } from '../../src/flows/savedAddresses/savedAddresses.ts';
import { pincodeLogic } from '../../src/ports/pincode.ts';
import { addressEditorLogic, savedAddressesPorts as ports } from '../../src/ports/savedAddresses.ts';
import { customerKeptWith, customerWith } from '../support/addresses.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { type Stage, stage, type Walker } from '../support/walk/stage.ts';
import { until } from '../support/walk/until.ts';

// While one call waits, another may: each answer lets only those through that it is about.
const isLookup = ({ url }: Request) => url.includes('/taxonomy_term/pincode');
const isTyped = (request: Request) => isLookup(request) && request.url.includes(parents.address.pincode);
const isOther = (request: Request) => !isLookup(request);
const letThrough =
  (isMeant: (request: Request) => boolean, name: ScenarioName) =>
  ({ gate }: Walker) =>
    gate.open(scenarios[name](), isMeant);

export const popup = () => within(screen.getByRole('dialog', { name: /address$/ }));
const typeInto = (label: RegExp, text: string) =>
  fireEvent.change(popup().getByLabelText(label), { target: { value: text } });

/** Fills in the open popup, whose pincode brings city and state, and saves. */
async function save({ gate }: Walker, { address }: SavedAddress, name: ScenarioName) {
  gate.open([], isTyped);
  typeInto(/^First Name/, address.first_name);
  typeInto(/^Last Name/, address.second_name);
  typeInto(/^House/, address.house);
  typeInto(/^Street/, address.street_name);
  if (!popup().queryByDisplayValue(address.pincode)) typeInto(/^Pincode/, address.pincode);
  const button = () => popup().getByRole('button', { name: 'Save address' });
  await until(() => button().matches(':enabled'), 'an address that can be saved');
  gate.open(scenarios[name](), isOther);
  await userEvent.click(button());
}
const closePopup = () => userEvent.click(popup().getByRole('button', { name: 'Close' }));
const moved = { ...home, address: { ...home.address, house: '14B, Palm Court' } };

const answers: Stage<typeof flow.machine>['answers'] = {
  // as at the start, whatever the walk has done to them
  'list.found': ({ backend, gate }) => {
    customerWith(backend, [home, office]);
    gate.open([], isOther);
  },
  'list.expired': letThrough(isOther, 'addresses.expired'),
  'list.down': letThrough(isOther, 'addresses.down'),
  'list.runOut': ({ backend, gate }) => {
    expireAccessTokens(backend.store);
    gate.open([], isOther);
  },
  'login.runOut': ({ backend, gate }) => {
    expireAccessTokens(backend.store);
    gate.open(scenarios['tokens.spent'](), isOther);
  },
  'list.empty': ({ backend, gate }) => {
    customerWith(backend, []);
    gate.open([], isOther);
  },
  'delivery.found': letThrough(isLookup, 'pincode.found'),
  'delivery.none': letThrough(isLookup, 'pincode.none'),
  'delivery.down': letThrough(isLookup, 'pincode.down'),
  'change.saved': letThrough(isOther, 'address.saved'),
  'change.expired': letThrough(isOther, 'address.expired'),
  'change.refused': letThrough(isOther, 'address.refused'),
  'change.failed': letThrough(isOther, 'address.failed'),
  'change.lost': letThrough(isOther, 'network.broken'),
  'removal.done': letThrough(isOther, 'address.removed'),
  'removal.expired': letThrough(isOther, 'address.expired'),
  'removal.failed': letThrough(isOther, 'address.notRemoved'),
  'editor.added': (walker) => save(walker, parents, 'address.saved'),
  'editor.changed': (walker) => save(walker, moved, 'address.saved'),
  'editor.closed': closePopup,
  'editor.expired': (walker) => save(walker, parents, 'address.expired'),
  'editor.unsure': async (walker) => {
    await save(walker, parents, 'network.broken');
    await screen.findByText('Try Later!');
    walker.gate.close();
    await closePopup();
  },
};

export const savedAddressesStage = stage({
  flow,
  ports,
  children: { addressEditor: addressEditorLogic, pincode: pincodeLogic, session: noteHeard },
  samples,
  gestures,
  view: <SavedAddresses />,
  prepare: (backend) => customerKeptWith(backend, [home, office]),
  answers,
});

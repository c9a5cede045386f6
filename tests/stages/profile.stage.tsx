import { profileSamples as samples } from '../../machines/profile/profile.samples.ts';
import { addAccount, findAccount } from '../../mocks/handlers/accounts.ts';
import { scenarios } from '../../mocks/scenarios/registry.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { profile as flow, Profile } from '../../src/flows/profile/Profile.tsx';
import { profileGestures as gestures } from '../../src/flows/profile/profile.gestures.ts';
import { profilePorts as ports } from '../../src/ports/profile.ts';
import { codeIs, customerKept } from '../support/orders.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { stage, type Walker } from '../support/walk/stage.ts';

export const NEW = '9847012345';
export const user = ({ backend: { store } }: Walker) => store.find({ type: 'user--user', id: DEMO.id });

/** The demo customer has this number from now on, and the answer is the scenario's. */
const answeredWith = (name: 'profile.moved' | 'profile.renamed', mobile: string) => (walker: Walker) => {
  const before = user(walker);
  if (before) walker.backend.store.put({ ...before, attributes: { ...before.attributes, name: mobile } });
  walker.gate.open(scenarios[name]());
};

export const profileStage = stage({
  flow,
  ports,
  children: { session: noteHeard },
  samples,
  gestures,
  view: <Profile />,
  prepare: (backend) => {
    backend.change({ profile: 'spec' });
    customerKept(backend);
  },
  answers: {
    'profile.moved': answeredWith('profile.moved', NEW),
    'profile.renamed': answeredWith('profile.renamed', DEMO.name),
    'profile.numberTaken': ({ backend: { store }, gate }) => {
      if (!findAccount(store, NEW))
        addAccount(store, { name: NEW, mail: 'asha@example.com', pass: 'x', fullName: 'Asha', alternateNumber: '' });
      gate.open();
    },
    'profile.drupal10': ({ backend, gate }) => {
      backend.change({ profile: 'drupal10' });
      gate.open();
    },
    'proof.right': (walker) => {
      codeIs(walker.backend, String(user(walker)?.attributes.name), '1234');
      walker.gate.open();
    },
    'proof.honest': ({ gate }) => gate.open(),
  },
});

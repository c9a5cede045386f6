import { addressEditorSamples as samples } from '../../machines/addressEditor/addressEditor.samples.ts';
import { AddressEditor, addressEditor as flow } from '../../src/flows/addressEditor/AddressEditor.tsx';
import { addressEditorGestures as gestures } from '../../src/flows/addressEditor/addressEditor.gestures.ts';
import { pincodeLogic } from '../../src/ports/pincode.ts';
import { addressEditorPorts as ports } from '../../src/ports/savedAddresses.ts';
import { customerKeptWith } from '../support/addresses.ts';
import { stage } from '../support/walk/stage.ts';

export const { id, address } = samples.input;

export const addressEditorStage = stage({
  flow,
  ports,
  children: { pincode: pincodeLogic },
  samples,
  gestures,
  view: <AddressEditor />,
  prepare: (backend) => customerKeptWith(backend, [{ id, revision: null, address, isDefault: false }]),
});

import { connect } from '../../../machines/preview/preview.connect.ts';
import { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

/** The chart of the preview, for its views. */
export const preview = createFlow(previewMachine, connect);

import { connect } from '../../../machines/preview/preview.connect.ts';
import { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { flow } from '../../kit/flow.tsx';

/** The chart of the preview, for its views. */
export const preview = flow(previewMachine, connect);

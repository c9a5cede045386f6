import { connect } from '../../../machines/banners/banners.connect.ts';
import { bannersMachine } from '../../../machines/banners/banners.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const banners = flow(bannersMachine, connect);

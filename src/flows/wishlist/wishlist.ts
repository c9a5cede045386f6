import { connect } from '../../../machines/wishlist/wishlist.connect.ts';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const wishlist = createFlow(wishlistMachine, connect);

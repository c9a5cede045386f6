import { connect } from '../../../machines/wishlist/wishlist.connect.ts';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const wishlist = flow(wishlistMachine, connect);

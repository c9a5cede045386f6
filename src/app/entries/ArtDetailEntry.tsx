import { ArtDetailPage } from '../../pages/artDetail/ArtDetailPage.tsx';
import { ShopPortsProvider } from './ShopPortsProvider.tsx';

export const ArtDetailEntry = () => (
  <ShopPortsProvider>
    <ArtDetailPage />
  </ShopPortsProvider>
);
